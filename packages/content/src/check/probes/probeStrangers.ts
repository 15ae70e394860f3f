import { judge } from '@seraph/judge/judge'
import type { Lexicon } from '@seraph/schema/judging'

import { chooseStrangers, strangersEach } from './chooseStrangers.ts'
import type { Fault } from '../fault.ts'
import { asJudged } from './probeJudge.ts'
import type { RenderedQuestion } from '../../make/renderQuestion.ts'

/** How many answers to other questions were judged, and each that earned anything. */
export type StrangerReport = { judged: number; earned: { id: string; answer: string; score: number }[] }

/** Judges the strangers' answers of every question, `each` of them: one that earns anything is a fault. */
export function probeStrangers(
  questions: readonly RenderedQuestion[],
  lexicon: Lexicon,
  each = strangersEach,
): { report: StrangerReport; faults: Fault[] } {
  const chosen = chooseStrangers(questions, lexicon, each)
  const earned = chosen.flatMap(({ question, answers }) =>
    answers
      .map((answer) => ({ id: question.id, answer, score: judge(asJudged(question), answer, lexicon).score }))
      .filter(({ score }) => score > 0),
  )
  const judged = chosen.reduce((sum, { answers }) => sum + answers.length, 0)
  const faults = earned.map(({ id, answer, score }) => ({
    where: id,
    what: `earns ${score} with the answer to another question: "${answer}"`,
  }))
  return { report: { judged, earned }, faults }
}
