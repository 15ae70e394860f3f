import type { PartMatch } from '../../../match/matchPart.ts'
import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { ReadResponse } from '../../../read/readResponse.ts'
import type { Scripture } from '../../../read/scripture.ts'
import type { Token } from '../../../read/tokenize.ts'
import type { Slots } from '../../../assign/findSlots.ts'
import { findBondsExchanged } from './findBondsExchanged.ts'
import { findDeedsExchanged } from './findDeedsExchanged.ts'
import { findPiecesExchanged } from './findPiecesExchanged.ts'
import { readAsPieces } from './readAsPieces.ts'
import { readVerse } from './readVerse.ts'

/**
 * The given parts that a response tells against the cited verses: its words are the verse's, and who does what or what belongs to what is
 * turned round. What follows the verse, or says it in words of its own, tells nothing against it; nor do words of it said by heart
 * (`recited`).
 */
export function findAgainstVerse(
  matches: readonly (PartMatch | undefined)[],
  { tokens }: ReadResponse,
  scripture: Scripture,
  lexicon: CompiledLexicon,
  recited: ReadonlySet<number>,
): ReadonlySet<number> {
  const verse = readVerse(scripture)
  const stemsOf = stemsWith(lexicon)
  const exchanged = [...findDeedsExchanged(tokens, verse, stemsOf), ...findBondsExchanged(tokens, verse, stemsOf)]
  const inDeeds = exchanged.flatMap((words) => words.map((token) => partOf(token, matches)))
  const inPieces = findPiecesExchanged(tokens, verse, stemsOf)
    .flat()
    .flatMap((words) => partsIn(words, matches))
  const isSaidByHeart = (part: number): boolean => matches[part]?.evidence.every((index) => recited.has(index)) === true
  return new Set([...inPieces, ...inDeeds.filter((part) => part >= 0)].filter((part) => !isSaidByHeart(part)))
}

/**
 * The given parts that a response tells in one another's clause of the question: "the crowd asked and the king shouted" where it asks who
 * asked and what the crowd shouted. `slots`: the words of the clauses; `parts`: the words that each part expects.
 */
export function findAgainstQuestion(
  slots: Slots,
  parts: readonly (readonly Token[])[],
  matches: readonly (PartMatch | undefined)[],
  { tokens }: ReadResponse,
  lexicon: CompiledLexicon,
): ReadonlySet<number> {
  const pieces = readAsPieces(slots, parts)
  if (pieces === undefined) return new Set()
  return new Set(
    findPiecesExchanged(tokens, pieces, stemsWith(lexicon))
      .flat()
      .flatMap((words) => partsIn(words, matches)),
  )
}

/** The part whose evidence a token is, -1 where it is none's. */
function partOf({ index }: Token, matches: readonly (PartMatch | undefined)[]): number {
  return matches.findIndex((match) => match?.isGiven === true && match.evidence.includes(index))
}

/** Of two words of a piece that are mixed up the part of the last, since the first may be right: "a crown of beauty" keeps the crown. */
function partsIn(
  [first, last]: readonly [Token, Token],
  matches: readonly (PartMatch | undefined)[],
): readonly number[] {
  return [partOf(last, matches), partOf(first, matches)].filter((part) => part >= 0).slice(0, 1)
}

/** The stems that a word of a response stands for: its own and those of its synonyms. */
function stemsWith({ mates }: CompiledLexicon): (token: Token) => readonly string[] {
  return ({ stem, isStop }) => (isStop ? [stem] : [stem, ...(mates.get(stem) ?? []).map((mate) => mate.stem)])
}
