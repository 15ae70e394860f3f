import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'

const comparing = new Set('more less fewer'.split(' '))

/** Whether a response names more or less than a number, or one of so many: "more than one" for "one", "one of the three" for "three". */
export function isMoreOrLess(
  asked: ReadQuestion,
  { wording: { tokens: own }, evidence }: PartMatch,
  tokens: readonly Token[],
): boolean {
  const [first = 0] = evidence
  // "The second greatest" is not the greatest.
  const rank = tokens[first - 1]?.number
  if (/...est$/.test(tokens[first]?.word ?? '') && rank?.isOrdinal === true && rank.value > 1)
    return own.every(({ number }) => number === undefined)
  if (tokens[first]?.number === undefined || own.every(({ number }) => number === undefined)) return false
  if (own.some(({ word }) => word === 'of')) return false
  if ([...asked.tokens, ...own].some(({ word }) => comparing.has(word) || word === 'than')) return false
  const [before, than] = [tokens[first - 2], tokens[first - 1]]
  if (than?.word === 'than') return comparing.has(before?.word ?? '')
  // "One of the twelve" where it asks of which group he was one.
  if (asked.tokens.some(({ word }) => word === 'one')) return false
  const of = than?.word === 'the' ? before : than
  const part = tokens[(of?.index ?? 0) - 1]
  return of?.word === 'of' && (part?.number !== undefined || part?.word === 'one')
}
