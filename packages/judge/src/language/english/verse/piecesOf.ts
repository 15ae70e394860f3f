import type { Token } from '../../../read/tokenize.ts'
import { divineNames, sayings } from '../words/wordKinds.ts'
import { joins, leads, stops } from './pieceWords.ts'

/**
 * The pieces of a text, each with its telling words: what stands between stops and joining words. A `isFine` piece begins at a preposition
 * too, which it holds. God and "says" are left out, since they stand with everything.
 */
export function piecesOf(tokens: readonly Token[], isFine: boolean): readonly (readonly Token[])[] {
  const pieces: Token[][] = [[]]
  for (const token of tokens) {
    const isLead = isFine && leads.has(token.word)
    if (stops.test(token.gap) || joins.has(token.word) || isLead) pieces.push([])
    const isTelling = !token.isStop && !divineNames.has(token.word) && !sayings.has(token.word)
    if (isTelling || isLead) pieces.at(-1)?.push(token)
  }
  return pieces.filter((piece) => piece.length > 0)
}
