import type { Edition } from '@seraph/content/edition'
import { worldEnglishBible } from '@seraph/content/worldEnglishBible'
import type { Database } from '@seraph/db/open'
import { listOpenSeasons } from '@seraph/db/queries/seasons/openSeasons'
import type { SeasonPack } from '@seraph/schema/season'

import { StartRefusal } from '../../local/startRefusal.ts'
import { readSeasonById } from './readSeason.ts'
import type { SeasonSource } from './readSeason.ts'

/** The packs of all open seasons, with their ids in their order, and the edition that ships for the books of them all. */
export type OpenSources = { sources: SeasonSource[]; open: string[]; seasons: SeasonPack[]; shipped: Edition }

/** Reads the packs of all open seasons: whatever changes the edition makes every one of them anew. `StartRefusal` where one isn't here. */
export async function readOpenSources(db: Database): Promise<OpenSources> {
  const open = (await listOpenSeasons(db)).map(({ id }) => id)
  if (open.length === 0) throw new StartRefusal('No season is loaded yet: start Seraph once before.')
  const sources: SeasonSource[] = []
  for (const id of open) sources.push(await readSeasonById(id))
  return joinSources(sources, open)
}

/** The same of packs that were read already. */
export async function joinSources(sources: SeasonSource[], open: string[]): Promise<OpenSources> {
  const seasons = sources.map(({ pack }) => pack.season)
  const books = seasons.flatMap((season) => season.books.map(({ name }) => name))
  return { sources, open, seasons, shipped: await worldEnglishBible([...new Set(books)].sort()) }
}
