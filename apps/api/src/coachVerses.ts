import type { Database } from '@seraph/db/open'
import { listShownBooks } from '@seraph/db/queries/verses'
import { makeVerseIndex } from '@seraph/domain/coachHelp/verseIndex'
import type { VerseIndex } from '@seraph/domain/coachHelp/verseIndex'
import type { Season } from '@seraph/schema/season'
import type { Clock } from '@seraph/service/clock'
import type { Log } from '@seraph/service/log'

import { remember } from './remember.ts'

/** The season's verses in the edition in use, found by their words; from memory but for the first call. */
export type CoachVerses = (season: Pick<Season, 'hash' | 'books' | 'chapters'>) => Promise<VerseIndex>

/** How long an edition that was loaded meanwhile may go unnoticed. */
const maxAgeMs = 60_000

export function openCoachVerses(options: { db: Database; clock: Clock; log: Log }): CoachVerses {
  const { db, clock, log } = options
  let last: { hash: string; get: () => Promise<VerseIndex> } | undefined
  return (season) => {
    const read = async (): Promise<VerseIndex> => {
      const inSeason = new Set(season.chapters.map(({ book, chapter }) => `${book} ${chapter}`))
      const verses = await listShownBooks(
        db,
        season.books.map(({ name }) => name),
      )
      return makeVerseIndex(verses.filter(({ book, chapter }) => inSeason.has(`${book} ${chapter}`)))
    }
    const onError = (error: unknown): void => log.warn({ err: error }, 'the verses could not be read')
    if (last?.hash !== season.hash)
      last = { hash: season.hash, get: remember({ read, maxAgeMs, staleMs: Infinity, clock, onError }) }
    return last.get()
  }
}
