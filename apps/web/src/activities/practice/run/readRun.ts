import { Evaluation } from '@seraph/schema/http/evaluate'
import { Question } from '@seraph/schema/http/questions'
import { z } from 'zod'

import { KeptClock } from '../../../activity/keptClock.ts'
import type { QuizRunState } from './quizRunState.ts'

const Quiz = z
  .object({
    questions: z.array(Question),
    index: z.int(),
    phase: z.enum(['answering', 'evaluating', 'failed', 'judged']),
    shown: Evaluation.optional(),
    marks: z.record(z.string(), Evaluation),
    reviews: z.record(z.string(), z.object({ at: z.number(), wasHelped: z.boolean() })).default({}),
  })
  .refine(({ questions, index, phase, shown }) => {
    return questions[index] !== undefined && (phase === 'judged') === (shown !== undefined)
  })

const Submission = z.object({
  questionId: z.string(),
  answer: z.string(),
  evaluationKey: z.uuid(),
  saveKey: z.uuid(),
  recall: z.enum(['practice', 'helped']).optional(),
})

const Run = z.object({ quiz: Quiz, draft: z.string(), submission: Submission.nullable(), clock: KeptClock })

/** Reads a kept run; undefined where it is none. */
export function readRun(value: unknown): QuizRunState | undefined {
  const { data } = Run.safeParse(value)
  return data && { ...data, quiz: { ...data.quiz, shown: data.quiz.shown } }
}
