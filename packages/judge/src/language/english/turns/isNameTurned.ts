import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'

const asking = new Set(['what', 'which', 'whose'])

/** Whether a response names with the question's own word whom it should name with the answer: "he gave Peter the name Simon". */
export function isNameTurned(asked: ReadQuestion, evidence: readonly number[], tokens: readonly Token[]): boolean {
  if (!asked.tokens.some(({ word, index }) => word === 'name' && asking.has(asked.tokens[index - 1]?.word ?? '')))
    return false
  return tokens.some(({ word, index }) => {
    const next = tokens[index + 1]
    return (
      word === 'name' &&
      tokens[index - 1]?.word === 'the' &&
      next !== undefined &&
      !next.isStop &&
      next.gap.trim() === '' &&
      asked.echoes.has(next.stem) &&
      evidence.length > 0 &&
      evidence.every((at) => at < index)
    )
  })
}
