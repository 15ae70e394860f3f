import type { SeasonPack } from '@seraph/schema/season'

/** What an edition's licence allows to show: so many verses, and so many percent of any one book; null where it sets no limit. */
export type Licence = { versesAllowed: number | null; bookShareAllowed: number | null }

/** The verses that the app may show with an edition, measured against its licence; `share` is in percent of the whole book. */
export type Allowance = {
  shown: number
  books: { book: string; shown: number; share: number }[]
  isWithin: boolean
}

/** Whether a licence sets any limit: then the season's blocked chapters are shown nowhere (ruling 31). */
export function isLimited(licence: Licence): boolean {
  return licence.versesAllowed !== null || licence.bookShareAllowed !== null
}

/** The chapters whose verses the app may show with an edition: all of the season's, without the blocked ones where a limit is set. */
export function shownChapters(
  season: Pick<SeasonPack, 'chapters' | 'memory'>,
  licence: Licence,
): SeasonPack['chapters'] {
  const blocked = new Set(isLimited(licence) ? season.memory.blockedChapters : [])
  return season.chapters.filter(({ ordinal }) => !blocked.has(ordinal))
}

/** Counts what would be shown; `bookSizes`: the verses of each whole book, by its name. */
export function measureAllowance(
  season: Pick<SeasonPack, 'chapters' | 'memory'>,
  licence: Licence,
  bookSizes: ReadonlyMap<string, number>,
): Allowance {
  const counts = new Map<string, number>()
  for (const { book, verses } of shownChapters(season, licence)) counts.set(book, (counts.get(book) ?? 0) + verses)
  const books = Array.from(counts, ([book, shown]) => ({
    book,
    shown,
    share: (100 * shown) / (bookSizes.get(book) ?? shown),
  }))
  const shown = books.reduce((sum, book) => sum + book.shown, 0)
  const { versesAllowed, bookShareAllowed } = licence
  const isWithin = shown <= (versesAllowed ?? shown) && books.every(({ share }) => share <= (bookShareAllowed ?? share))
  return { shown, books, isWithin }
}
