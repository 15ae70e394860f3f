import { hiddenIn, isHidden } from '@seraph/domain/memory/hiddenVerses'

import type { MeasuredSeason } from './joinSeasons.ts'

/**
 * What an edition's licence allows to show: so many verses, and so many
 * percent of any one book; null where it sets no limit. Whichever it sets, a
 * whole book is too much, but where it allows all of one (100) in so many words.
 */
export type Licence = { versesAllowed: number | null; bookShareAllowed: number | null }

/** The verses that the app may show with an edition, measured against its licence; `share` is in percent of the whole book. */
export type Allowance = {
  shown: number
  books: { book: string; shown: number; share: number }[]
  isWithin: boolean
}

/** Whether a licence sets any limit: then the season's hidden verses are shown nowhere (rules 31 and 171). */
export function isLimited(licence: Licence): boolean {
  return licence.versesAllowed !== null || licence.bookShareAllowed !== null
}

/** How many verses of a book of this length a limited licence lets be shown. */
export function versesOfBook(size: number, { bookShareAllowed }: Licence): number {
  return bookShareAllowed === null
    ? size - 1
    : Math.min(Math.floor((size * bookShareAllowed) / 100), bookShareAllowed < 100 ? size - 1 : size)
}

/** The verses that the app may show with an edition: all of the season's, without the hidden ones where a limit is set. */
export function shownVerses(
  season: MeasuredSeason,
  licence: Licence,
): { book: string; chapter: number; verse: number }[] {
  return season.chapters.flatMap(({ ordinal, book, chapter, verses }) => {
    const hidden = isLimited(licence) ? hiddenIn(season.memory.hiddenVerses, ordinal) : []
    return Array.from({ length: verses }, (_, at) => at + 1)
      .filter((verse) => !isHidden(hidden, verse))
      .map((verse) => ({ book, chapter, verse }))
  })
}

/** Counts what would be shown, without a limit the season's whole books; `bookSizes`: the verses of each, by its name. */
export function measureAllowance(
  season: MeasuredSeason,
  licence: Licence,
  bookSizes: ReadonlyMap<string, number>,
): Allowance {
  const all = new Map(season.chapters.map(({ book }) => [book, 0]))
  for (const { book } of shownVerses(season, licence)) all.set(book, (all.get(book) ?? 0) + 1)
  const books = Array.from(all, ([book, counted]) => {
    const size = bookSizes.get(book) ?? counted
    const shown = isLimited(licence) ? counted : size
    return { book, shown, size, share: (100 * shown) / size }
  })
  const shown = books.reduce((sum, book) => sum + book.shown, 0)
  const isWithin =
    !isLimited(licence) ||
    (shown <= (licence.versesAllowed ?? shown) && books.every((book) => book.shown <= versesOfBook(book.size, licence)))
  return { shown, books: books.map(({ size: _size, ...book }) => book), isWithin }
}
