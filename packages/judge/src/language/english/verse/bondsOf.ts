import { isPossessive } from '../../../read/tokenize.ts'
import type { Token } from '../../../read/tokenize.ts'
import { openings, stops } from './pieceWords.ts'

/** A noun and what it is of: "the remnant of Jacob", "Jacob's remnant". */
export type Bond = { readonly head: Token; readonly of: readonly Token[] }

const noJoins: ReadonlySet<string> = new Set()
const nounJoins: ReadonlySet<string> = new Set(['and', 'of'])

/** What the nouns of a text are bound to by "of" or as what somebody has. */
export function bondsOf(tokens: readonly Token[]): readonly Bond[] {
  return tokens.flatMap((token, at): readonly Bond[] => {
    const before = tokens[at - 1]
    if (token.word === 'of') {
      // "The key of the house of David" is David's as well.
      const of = phraseAfter(tokens, at, nounJoins)
      const isBound = before !== undefined && !before.isStop && !stops.test(token.gap) && of.length > 0
      return isBound ? [{ head: before, of }] : []
    }
    const head = isPossessive(token) && !token.isStop ? phraseAfter(tokens, at, noJoins).at(-1) : undefined
    if (head === undefined) return []
    // "The daughter of Zion's mountain" is the mountain of the daughter of Zion.
    const owner = before?.word === 'of' ? tokens[at - 2] : undefined
    return [{ head, of: owner === undefined ? [token] : [owner, token] }]
  })
}

/** The telling words of the noun phrase after a place, with what names it further ("Simon the leper") and what `joins` add to it. */
function phraseAfter(tokens: readonly Token[], at: number, joins: ReadonlySet<string>): readonly Token[] {
  const found: Token[] = []
  for (const token of tokens.slice(at + 1)) {
    if (stops.test(token.gap)) break
    if (openings.has(token.word) || (found.length > 0 && joins.has(token.word))) continue
    if (token.isStop) break
    found.push(token)
  }
  return found
}
