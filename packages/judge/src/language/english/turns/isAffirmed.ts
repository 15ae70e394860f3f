import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { auxiliaries, negators } from '../words/stopWords.ts'
import { oncePer } from '../../../read/oncePer.ts'

const asking = new Set('what which who whom whose how when where why'.split(' '))

/**
 * Whether a response affirms, after what it denies, what the question asks for as denied: "they will not hurt but they will destroy"
 * where it asks what they will not do.
 */
export function isAffirmed(asked: ReadQuestion, evidence: readonly number[], tokens: readonly Token[]): boolean {
  const [first] = evidence
  const but = tokens.findLastIndex(({ word, index }) => word === 'but' && index < (first ?? 0))
  if (first === undefined || but < 0 || !asksForDenied(asked)) return false
  const [before, after] = [tokens.slice(0, but), tokens.slice(but)]
  return (
    before.some(({ word }) => negators.has(word)) &&
    after.every(({ word }) => !negators.has(word)) &&
    tokens.slice(but, first).some(({ word }) => auxiliaries.has(word))
  )
}

/** Whether all that a question asks for is what is not: it denies, and asks once. */
const asksForDenied = oncePer(
  ({ tokens }: ReadQuestion) =>
    tokens.some(({ word }) => negators.has(word)) && tokens.filter(({ word }) => asking.has(word)).length === 1,
)
