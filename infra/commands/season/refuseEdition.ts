import type { Edition } from '@seraph/content/edition'
import { findMissingVerses } from '@seraph/content/editions/findMissingVerses'
import { joinSeasons } from '@seraph/content/editions/joinSeasons'
import type { MeasuredSeason } from '@seraph/content/editions/joinSeasons'
import { measureAllowance } from '@seraph/content/editions/measureAllowance'
import type { Allowance, Licence } from '@seraph/content/editions/measureAllowance'

/** Why an edition can't be used for all of these seasons together, as a sentence with the figures; undefined where it can (rule 48). */
export function refuseEdition(
  seasons: readonly MeasuredSeason[],
  edition: Edition,
  shipped: Edition,
): string | undefined {
  const [first, ...more] = findMissingVerses(edition.verses, joinSeasons(seasons))
  if (first !== undefined) return `${edition.name} can't be used: ${first.what}, and ${more.length} more.`
  const allowance = measureSeasons(seasons, edition, shipped)
  if (allowance.isWithin) return undefined
  return `${edition.name} can't be used: the app would show more than its licence allows.\n${describeAllowance(allowance, edition)}`
}

/** What of these seasons the app would show with an edition of these terms; whole books are counted in the edition that ships. */
export function measureSeasons(seasons: readonly MeasuredSeason[], licence: Licence, shipped: Edition): Allowance {
  const books = Map.groupBy(shipped.verses, ({ book }) => book)
  const sizes = new Map(Array.from(books, ([book, verses]) => [book, verses.length]))
  return measureAllowance(joinSeasons(seasons), licence, sizes)
}

/** The meter: verses shown of those allowed, and the share of each book. */
export function describeAllowance(allowance: Allowance, licence: Licence): string {
  const limit = licence.versesAllowed === null ? 'no limit' : `${licence.versesAllowed} allowed`
  const share = licence.bookShareAllowed === null ? 'no limit' : `${licence.bookShareAllowed} % allowed`
  const books = allowance.books.map(
    (one) => `${one.book} ${one.shown} verses, ${one.share.toFixed(1)} % of the book (${share})`,
  )
  return [`Verses that the app may show: ${allowance.shown} (${limit})`, ...books].join('\n  ')
}
