import type { Judgement, JudgementFlag } from '@seraph/schema/judging'

/** What makes a zero final: nothing was answered, or nothing is left once what isn't an answer is taken away. */
const hardZeros: readonly JudgementFlag[] = [
  'blank',
  'idk',
  'restated_question',
  'injection',
  'stuffing',
  'other_language',
  'verse_pasted',
]

/** Whether a model may be asked to mark an answer again: the built-in judge isn't sure, and its zero isn't a hard one. */
export function canAskModel(builtIn: Judgement): boolean {
  const isHardZero = builtIn.score === 0 && builtIn.flags.some((flag) => hardZeros.includes(flag))
  return builtIn.confidence === 'low' && !isHardZero
}
