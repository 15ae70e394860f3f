import { TriviaQuestion } from '@seraph/schema/http/trivia'
import { Chapter } from '@seraph/schema/vocabulary'
import { z } from 'zod'

import { KeptClock } from '../../activity/keptClock.ts'
import type { KeptTrivia } from './keptTrivia.ts'

const Run = z
  .object({
    chapter: Chapter,
    questions: z.array(TriviaQuestion),
    order: z.enum(['sequential', 'random']),
    sequence: z.array(z.int()),
    index: z.int(),
    chosen: z.string().nullable(),
    answers: z.record(z.string(), z.string()),
    phase: z.enum(['playing', 'summary', 'review']),
    timerFromMs: z.number().min(0),
  })
  .refine(({ questions, sequence, index }) => {
    return sequence[index] !== undefined && sequence.every((place) => questions[place] !== undefined)
  })

const Kept = z.object({ run: Run, clock: KeptClock, saveKey: z.uuid() })

/** Reads a kept round; undefined where it is none. */
export function readTrivia(value: unknown): KeptTrivia | undefined {
  return Kept.safeParse(value).data
}
