import type { SurplusCase } from '../../../count/surplusCase.ts'
import type { Item } from '../../../read/split/items.ts'
import { auxiliaries } from '../words/stopWords.ts'

/** What begins the answer after what leads up to it: "… so i think it is the purses", "… but they are on the good ground". */
const concluding = new Set('i its it the thats that im'.split(' '))

/**
 * Whether an item only leads up to the one answer that is asked for: it stands in a sentence before "but" or before "so it is", in talk
 * before any other clause, and all that earns something comes after that.
 */
export function isLedUpTo({ tokens }: Item, { isSingle, isTelling, evidence, response }: SurplusCase): boolean {
  const first = Math.min(...evidence)
  const last = tokens.at(-1)?.index ?? 0
  if (!isSingle || evidence.size === 0 || last >= first) return false
  // Who says "but" again and again guesses.
  if (response.tokens.filter(({ word }) => word === 'but').length > 1) return false
  const turn = response.tokens.findLast(({ index, word }) => {
    const next = response.tokens[index + 1]?.word ?? ''
    return index > last && index < first && (word === 'but' ? next !== 'also' : word === 'so' && concluding.has(next))
  })
  // In talk what has a verb between it and the answer is told before it.
  if (isTelling && response.tokens.slice(last + 1, first).some(({ word }) => auxiliaries.has(word))) return true
  return turn !== undefined && response.tokens.slice(0, turn.index).some(({ word }) => auxiliaries.has(word))
}
