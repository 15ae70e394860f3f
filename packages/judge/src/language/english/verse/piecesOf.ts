import type { Token } from '../../../read/tokenize.ts'
import { isClauseAfter } from './objectsOf.ts'
import { joins, leads, openings, stops } from './pieceWords.ts'

/**
 * The pieces of a text, each with its telling words: what stands between stops and joining words. A `isFine` piece begins at a preposition
 * too, which it holds. `skipped` words are left out. `isVerb` is told of a verse: there an "and" that
 * only joins bare nouns ("the cities of Sodom and Gomorrah into ashes") divides nothing.
 */
export function piecesOf(
  tokens: readonly Token[],
  isFine: boolean,
  skipped: ReadonlySet<string>,
  isVerb?: (token: Token) => boolean,
): readonly (readonly Token[])[] {
  const pieces: Token[][] = [[]]
  for (const token of tokens) {
    const isLead = isFine && leads.has(token.word)
    const isStop = stops.test(token.gap)
    const isJoining =
      token.word === 'and' &&
      isVerb !== undefined &&
      !openings.has(tokens[token.index + 1]?.word ?? '') &&
      !isClauseAfter(tokens, token.index, isVerb)
    if (isStop || (joins.has(token.word) && !isJoining) || isLead) pieces.push([])
    const isTelling = !token.isStop && !skipped.has(token.word)
    if (isTelling || isLead) pieces.at(-1)?.push(token)
  }
  return pieces.filter((piece) => piece.length > 0)
}
