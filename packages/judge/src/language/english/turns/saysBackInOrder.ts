import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'

/**
 * Whether all that a response says beside its answer is the question's, in the question's order: "the gardener will give Tobin a rake"
 * where it asks what the gardener will give Tobin. Who says so turns nothing round. `evidence`: the places of the answer.
 */
export function saysBackInOrder(asked: ReadQuestion, evidence: ReadonlySet<number>, tokens: readonly Token[]): boolean {
  const rest = tokens.filter(({ index, isStop }) => !evidence.has(index) && !isStop)
  if (rest.length < 2) return false
  let at = 0
  for (const { stem } of rest) {
    const found = asked.tokens.findIndex((token, index) => index >= at && token.stem === stem)
    if (found < 0) return false
    at = found + 1
  }
  return true
}
