import type { Database } from '@seraph/db/open'
import { listShownBooks } from '@seraph/db/queries/seasons/verses'
import { askedText } from '../routes/coachHelp/askedText.ts'
import { citedIn } from '@seraph/domain/coachHelp/citedIn'
import type { VerseSearch } from '../routes/coachHelp/verseSearch.ts'
import type { Clock } from '@seraph/service/clock'
import type { Log } from '@seraph/service/log/log'

import type { OpenSeason } from './openSeason.ts'
import { remember } from '../remember.ts'

/** The search of an open season's verses in the edition in use; from memory but for the first call. */
export type CoachVerses = (
  current: Pick<OpenSeason, 'id' | 'season' | 'lexicon' | 'glossary' | 'questionById'>,
) => Promise<VerseSearch>

/** How long an edition that was loaded meanwhile may go unnoticed. */
const maxAgeMs = 60_000

export function openCoachVerses(options: { db: Database; clock: Clock; log: Log }): CoachVerses {
  const { db, clock, log } = options
  const searches = new Map<string, { hash: string; get: () => Promise<VerseSearch> }>()
  return ({ id, season, lexicon, glossary, questionById }) => {
    const read = async (): Promise<VerseSearch> => {
      // The search and its libraries are loaded by whoever asks first: most processes of a test or a drain never do.
      const { makeVerseSearch } = await import('../routes/coachHelp/verseSearch.ts')
      const inSeason = new Set(season.chapters.map(({ book, chapter }) => `${book} ${chapter}`))
      const books = season.books.map(({ name }) => name)
      const verses = (await listShownBooks(db, books)).filter(({ book, chapter }) => inSeason.has(`${book} ${chapter}`))
      const asked = [...questionById.values()].flatMap(({ verse, question, parts }) => {
        const [first, last = first] = [citedIn(verse, verses)].flatMap((cited) => [cited[0], cited.at(-1)])
        if (first === undefined || last === undefined) return []
        const text = [question, ...parts.flatMap((part) => [part.text, ...(part.accept ?? [])])].join(' / ')
        return [{ ...first, from: first.verse, to: last.verse, text: askedText(text) }]
      })
      return makeVerseSearch({ verses, lexicon, glossary, books, asked })
    }
    const onError = (error: unknown): void => log.warn({ err: error }, 'the verses could not be read')
    const known = searches.get(id)
    if (known?.hash === season.hash) return known.get()
    const get = remember({ read, maxAgeMs, staleMs: Infinity, clock, onError })
    searches.set(id, { hash: season.hash, get })
    return get()
  }
}
