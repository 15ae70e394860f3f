import type { PartMatch } from '../../../match/matchPart.ts'
import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { ReadResponse } from '../../../read/readResponse.ts'
import type { Scripture } from '../../../read/scripture.ts'
import type { Token } from '../../../read/tokenize.ts'
import { findBondsExchanged } from './findBondsExchanged.ts'
import { findDeedsExchanged } from './findDeedsExchanged.ts'
import { findPiecesExchanged } from './findPiecesExchanged.ts'
import { readVerse } from './readVerse.ts'

/**
 * The given parts that a response tells against the cited verses: its words are the verse's, and who does what or what belongs to what is
 * turned round. What follows the verse, or says it in words of its own, tells nothing against it.
 */
export function findAgainstVerse(
  matches: readonly (PartMatch | undefined)[],
  { tokens }: ReadResponse,
  scripture: Scripture,
  lexicon: CompiledLexicon,
): ReadonlySet<number> {
  const verse = readVerse(scripture)
  const stemsOf = ({ stem, isStop }: Token): readonly string[] =>
    isStop ? [stem] : [stem, ...(lexicon.mates.get(stem) ?? []).map((mate) => mate.stem)]
  const partOf = ({ index }: Token): number =>
    matches.findIndex((match) => match?.isGiven === true && match.evidence.includes(index))
  // Of two words of a piece the first may be right: "a crown of beauty" keeps the crown.
  const inPieces = findPiecesExchanged(tokens, verse, stemsOf).flatMap(([first, last]) =>
    [partOf(last), partOf(first)].filter((part) => part >= 0).slice(0, 1),
  )
  const exchanged = [...findDeedsExchanged(tokens, verse, stemsOf), ...findBondsExchanged(tokens, verse, stemsOf)]
  return new Set([...inPieces, ...exchanged.flatMap((words) => words.map(partOf))].filter((part) => part >= 0))
}
