import type { Item } from '../read/split/items.ts'
import type { Token } from '../read/tokenize.ts'
import type { SurplusCase } from './surplusCase.ts'

/**
 * Whether an item of a sentence that is asked for no name goes on with a row of names that began within it ("he took Moses, David and
 * Samuel up"): it says nothing but names (`own`), and so do those before it back to one that ends in a name and is no answer.
 */
export function isNamedInPassing(
  own: readonly Token[],
  before: readonly Item[],
  { parts, evidence, lexicon }: SurplusCase,
): boolean {
  const isName = ({ word }: Token): boolean => lexicon.names.has(word)
  const opening = before.findLast(({ tokens }) => !tokens.every((token) => isName(token)))
  const last = opening?.tokens.findLast(({ isStop }) => !isStop)
  return (
    own.length > 0 &&
    own.every((token) => isName(token)) &&
    parts.every(({ accepted: [first] }) => first?.wording.words.every((word) => !word.isName)) &&
    last !== undefined &&
    isName(last) &&
    !evidence.has(last.index)
  )
}
