import { seasonsFolder } from '@seraph/content/pack/readPack'
import type { Database } from '@seraph/db/open'
import { listOpenSeasons } from '@seraph/db/queries/seasons/openSeasons'
import { findStartLoad, keepStartLoad } from '@seraph/db/queries/seasons/startLoads'
import { z } from 'zod'

import { hashSources } from './hashSources.ts'
import { hasPack } from './hasPack.ts'
import type { SeasonsLoad } from './load.ts'
import type { SeasonSource } from './readSeason.ts'

/** What a start did, and the open seasons whose packs this checkout doesn't have: those stay as they were loaded. */
export type StartLoad = SeasonsLoad & { withoutPack: string[] }

const Kept = z.object({
  edition: z.string(),
  packs: z.array(z.object({ id: z.string(), questions: z.number(), leftOut: z.array(z.string()) })),
  withoutPack: z.array(z.string()),
})

/**
 * Brings the packs of the open seasons into the database as they are here
 * now; which are open stays (rule 157). At the very first start, where
 * none is, those of `first` are loaded and opened, in that order. Where neither the packs and what loads them nor what was loaded has
 * changed since the last start, nothing is read. `home`: where packs lie, another for tests alone.
 */
export async function loadAtStart(db: Database, first: readonly string[], home = seasonsFolder): Promise<StartLoad> {
  const before = (await listOpenSeasons(db)).map(({ id }) => id)
  const open = before.length === 0 ? [...first] : before
  const files = hashSources(open, home)
  const kept = await findStartLoad(db, files)
  if (kept !== undefined) return unchanged(Kept.parse(kept), open)
  const withoutPack = before.filter((id) => !hasPack(id, home))
  // The judge and all that makes a season are fetched only where they are needed.
  const [{ loadSeasons }, { readSeasonById }] = await Promise.all([import('./load.ts'), import('./readSeason.ts')])
  const sources: SeasonSource[] = []
  for (const id of open) if (!withoutPack.includes(id)) sources.push(await readSeasonById(id, home))
  return db.transaction().execute(async (tx) => {
    // Somebody may have opened or closed one since; of two first starts the later finds what the earlier opened.
    const now = (await listOpenSeasons(tx)).map(({ id }) => id)
    const load = { ...(await loadSeasons(tx, { sources, open: now.length === 0 ? open : now })), withoutPack }
    await keepStartLoad(tx, files, Kept.parse(load))
    return load
  })
}

function unchanged({ packs, ...kept }: z.infer<typeof Kept>, openBefore: string[]): StartLoad {
  return { ...kept, packs: packs.map((pack) => ({ ...pack, isChanged: false })), openBefore, isChanged: false }
}
