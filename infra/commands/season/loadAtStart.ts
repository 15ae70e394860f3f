import type { Database } from '@seraph/db/open'
import { listOpenSeasons } from '@seraph/db/queries/seasons/openSeasons'

import { loadSeasons } from './load.ts'
import type { SeasonsLoad } from './load.ts'
import { hasPack, readSeasonById } from './readSeason.ts'
import type { SeasonSource } from './readSeason.ts'

/** What a start did, and the open seasons whose packs this checkout doesn't have: those stay as they were loaded. */
export type StartLoad = SeasonsLoad & { withoutPack: string[] }

/**
 * Brings the packs of the open seasons into the database as they are here
 * now; which are open stays (rule 157). At the very first start, where
 * none is, those of `first` are loaded and opened, in that order. `home`: where packs lie,
 * another for tests alone.
 */
export async function loadAtStart(db: Database, first: readonly string[], home?: string): Promise<StartLoad> {
  const before = (await listOpenSeasons(db)).map(({ id }) => id)
  const open = before.length === 0 ? [...first] : before
  const withoutPack = before.filter((id) => !hasPack(id, home))
  const sources: SeasonSource[] = []
  for (const id of open) if (!withoutPack.includes(id)) sources.push(await readSeasonById(id, home))
  const load = await db.transaction().execute(async (tx) => {
    // Somebody may have opened or closed one since; of two first starts the later finds what the earlier opened.
    const now = (await listOpenSeasons(tx)).map(({ id }) => id)
    return loadSeasons(tx, { sources, open: now.length === 0 ? open : now })
  })
  return { ...load, withoutPack }
}
