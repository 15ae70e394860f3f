import type { CitedVerse } from '@seraph/schema/http/coachHelp'

import type { SearchedVerse } from './verseSearch.ts'

/** How many verses before and after are shown. */
const reach = 2

/** A verse with its neighbours of the same chapter, in their order. */
export function versesAround(verse: CitedVerse, all: readonly SearchedVerse[]): CitedVerse[] {
  const at = all.findIndex((one) => referenceOf(one) === verse.reference)
  const own = all[at]
  if (own === undefined) return []
  return all
    .slice(Math.max(0, at - reach), at + reach + 1)
    .filter(({ book, chapter }) => book === own.book && chapter === own.chapter)
    .map((one) => ({ reference: referenceOf(one), text: one.text }))
}

const referenceOf = ({ book, chapter, verse }: SearchedVerse): string => `${book} ${chapter}:${verse}`
