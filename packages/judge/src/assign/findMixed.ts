import type { PartMatch } from '../match/matchPart.ts'
import { splitItems } from '../read/split/items.ts'
import type { ReadResponse } from '../read/readResponse.ts'

/**
 * The given parts whose words two items of a list have mixed up: "Wonderful God, Mighty Counselor", "make the heart heavy and the ears
 * fat". What is said with all its words in one item is mixed up with nothing.
 */
export function findMixed(
  matches: readonly (PartMatch | undefined)[],
  { tokens, language }: ReadResponse,
): ReadonlySet<number> {
  const itemOf = new Map(
    splitItems(tokens, language).flatMap((item) => item.tokens.map(({ index }) => [index, item.at] as const)),
  )
  const said = matches.map((match) =>
    match?.isGiven === true ? [...new Set(match.matched.flatMap((candidate) => candidate?.given ?? []))] : [],
  )
  const all = said.flat()
  // A word that several parts share ("thirty, sixty and a hundred times") stands in the item of one of them only.
  const spread = said.map(
    (own) =>
      new Set(own.filter((index) => all.indexOf(index) === all.lastIndexOf(index)).map((index) => itemOf.get(index))),
  )
  // Two parts in the same two items, or several that pass a word on in a circle ("a royal nation, a holy race, a chosen priesthood").
  const isHeld = (item: number | undefined, part: number): boolean =>
    spread.some((other, at) => at !== part && other.size === 2 && other.has(item))
  return new Set(
    spread.flatMap((own, part) => (own.size === 2 && [...own].every((item) => isHeld(item, part)) ? [part] : [])),
  )
}
