import { Question } from '@seraph/schema/http/questions'
import { z } from 'zod'

import { KeptClock } from '../../activity/keptClock.ts'
import type { KeptSelfGraded } from './keptSelfGraded.ts'
import { unscored } from './selfGradedQuiz.ts'

const Quiz = z
  .object({
    questions: z.array(Question),
    index: z.int(),
    isShown: z.array(z.boolean()),
    scores: z.array(z.number()),
    picked: z.number().nullable(),
    isComplete: z.boolean(),
  })
  .refine(({ questions, index, isShown, scores }) => {
    const isWhole = isShown.length === questions.length && scores.length === questions.length
    const isScore = (score: number, place: number) => score >= unscored && score <= (questions[place]?.points ?? 0)
    return isWhole && questions[index] !== undefined && scores.every(isScore)
  })

const Kept = z.object({ quiz: Quiz, clock: KeptClock, saveKey: z.uuid() })

/** Reads a kept quiz; undefined where it is none. */
export function readSelfGraded(value: unknown): KeptSelfGraded | undefined {
  return Kept.safeParse(value).data
}
