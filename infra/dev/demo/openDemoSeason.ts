import { readOpenSeason } from '@seraph/api/season/openSeason'
import type { OpenSeason } from '@seraph/api/season/openSeason'
import { makeMemoryGame } from '@seraph/api/season/memoryGame'
import type { MemoryChapter } from '@seraph/api/season/memoryGame'
import type { Database } from '@seraph/db/open'
import { listShownBooks } from '@seraph/db/queries/seasons/verses'

/** The season in play as the api has it, and what can be played of it: chapters with words, and chapters with a crossword. */
export type DemoSeason = {
  season: OpenSeason
  memory: readonly MemoryChapter[]
  crosswords: readonly number[]
}

/** Reads the first open season. */
export async function openDemoSeason(db: Database): Promise<DemoSeason> {
  const { id } = await db.selectFrom('seasons').select('id').where('place', '=', 1).executeTakeFirstOrThrow()
  const season = await readOpenSeason(db, id, { MEMORY_BLOCKED_CHAPTERS: 'season' })
  if (season === undefined) throw new Error(`there is no season ${id}`)
  const verses = await listShownBooks(
    db,
    season.season.books.map(({ name }) => name),
  )
  const { chapters } = makeMemoryGame(season.season, verses)
  const memory = [...chapters.values()].filter(({ totalWords }) => totalWords > 0)
  return { season, memory, crosswords: [...season.crosswords.keys()] }
}
