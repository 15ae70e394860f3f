import type { PartMatch } from '../match/matchPart.ts'
import { splitItems } from '../read/split/items.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import type { Token } from '../read/tokenize.ts'

type Matches = readonly (PartMatch | undefined)[]

/**
 * The given parts whose words two items of a list have mixed up: "Wonderful God, Mighty Counselor", "make the heart heavy and the ears
 * fat", "released Jesus and flogged Barabbas". What is said with all its words in one item is mixed up with nothing, and of a quotation
 * (`isOrdered`) only what stands in another's place.
 */
export function findMixed(matches: Matches, response: ReadResponse, isOrdered = false): ReadonlySet<number> {
  if (matches.filter((match) => match?.isGiven === true || match?.isWrong === true).length < 2) return new Set()
  const { tokens, language } = response
  const itemOf = new Map(
    splitItems(tokens, language).flatMap((item) => item.tokens.map(({ index }) => [index, item.at] as const)),
  )
  const said = matches.map((match) =>
    match?.isGiven === true ? [...new Set(match.matched.flatMap((candidate) => candidate?.given ?? []))] : [],
  )
  const all = said.flat()
  // "Enter into the rock and hide": a quotation whose parts follow each other has none in another's place.
  if (isOrdered && all.every((index, at) => at === 0 || index > (all[at - 1] ?? 0))) return new Set()
  // A word that several parts share ("thirty, sixty and a hundred times") stands in the item of one of them only.
  const spread = said.map(
    (own) =>
      new Set(own.filter((index) => all.indexOf(index) === all.lastIndexOf(index)).map((index) => itemOf.get(index))),
  )
  // Two parts in the same two items, or several that pass a word on in a circle ("a royal nation, a holy race, a chosen priesthood").
  const isHeld = (item: number | undefined, part: number): boolean =>
    spread.some((other, at) => at !== part && other.size === 2 && other.has(item))
  return new Set(
    spread.flatMap((own, part) =>
      (own.size === 2 && [...own].every((item) => isHeld(item, part))) ||
      (!isOrdered && isExchanged(part, matches, itemOf, response))
        ? [part]
        : [],
    ),
  )
}

/** Whether each item that holds a word of a part holds one of another part in the place of the rest. */
function isExchanged(
  part: number,
  matches: Matches,
  itemOf: ReadonlyMap<number, number>,
  { tokens }: ReadResponse,
): boolean {
  const match = matches[part]
  if (match?.isGiven !== true) return false
  const items = new Set(match.evidence.map((index) => itemOf.get(index)))
  const own = new Set(match.wording.tokens.map(({ stem }) => stem))
  const others = new Set(
    matches.flatMap((other, at) =>
      at === part || other === undefined || !(other.isGiven || other.isWrong)
        ? []
        : other.evidence.flatMap((index) => tokens[index]?.stem ?? []),
    ),
  )
  const wordsOf = (item: number | undefined): readonly Token[] =>
    tokens.filter(({ index }) => itemOf.get(index) === item)
  const isStranger = ({ stem, index }: Token): boolean =>
    others.has(stem) && !own.has(stem) && !match.evidence.includes(index)
  // "Hid their faces, hid their feet": one item says it all.
  const isWhole = (item: number | undefined): boolean =>
    match.evidence.every((index) => wordsOf(item).some(({ stem }) => stem === tokens[index]?.stem))
  return items.size === 2 && [...items].every((item) => wordsOf(item).some(isStranger) && !isWhole(item))
}
