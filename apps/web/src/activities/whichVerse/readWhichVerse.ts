import { AlikePair, AlikeTask, WhichOfTwo } from '@seraph/schema/http/drills'
import { z } from 'zod'

import { KeptClock } from '../../activity/keptClock.ts'
import type { KeptWhichVerse } from './keptWhichVerse.ts'

const Task = z.object({ pair: z.string(), task: AlikeTask, asked: WhichOfTwo, isSwapped: z.boolean() })

const Run = z
  .object({
    pairs: z.array(AlikePair),
    tasks: z.array(Task).min(1),
    index: z.int().min(0),
    chosen: WhichOfTwo.nullable(),
    answers: z.array(WhichOfTwo),
    isDone: z.boolean(),
  })
  .refine(({ pairs, tasks, index, answers }) => {
    const isKnown = tasks.every(({ pair }) => pairs.some(({ id }) => id === pair))
    return isKnown && index < tasks.length && (answers.length === index || answers.length === index + 1)
  })

const Kept = z.object({ run: Run, clock: KeptClock, saveKey: z.uuid() })

/** Reads a kept round; undefined where it is none. */
export function readWhichVerse(value: unknown): KeptWhichVerse | undefined {
  return Kept.safeParse(value).data
}
