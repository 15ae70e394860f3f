import { TriviaQuestion } from '@seraph/schema/http/trivia'
import { Chapter } from '@seraph/schema/vocabulary'
import { z } from 'zod'

import { KeptClock } from '../../../activity/keptClock.ts'
import type { KeptTrivia } from './keptTrivia.ts'

/** A round as it is kept now: the first version kept the one chapter of a round. */
function withChapters(run: unknown): unknown {
  return typeof run === 'object' && run !== null && 'chapter' in run ? { ...run, chapters: [run.chapter] } : run
}

const Run = z
  .object({
    chapters: z.array(Chapter).min(1),
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

const Kept = z.object({ run: z.preprocess(withChapters, Run), clock: KeptClock, saveKey: z.uuid() })

/** Reads a kept round, one of the first version too; undefined where it is none. */
export function readTrivia(value: unknown): KeptTrivia | undefined {
  return Kept.safeParse(value).data
}
