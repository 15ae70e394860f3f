import { Chapter } from '@seraph/schema/vocabulary'
import { z } from 'zod'

import { KeptClock } from '../../activity/keptClock.ts'
import type { KeptCrossword } from './crosswordRun.ts'

const count = z.int().min(0)
const Standing = z.object({ squares: count, filled: count, words: count, own: count, isSolved: z.boolean() })

const Kept = z.object({
  run: z.object({
    chapter: Chapter,
    attempt: z.int().min(1),
    phase: z.enum(['ready', 'started', 'completed']),
    letters: z.array(z.string().regex(/^[A-Z]?$/)).nullable(),
    shown: z.array(z.int().min(0)).default([]),
    standing: Standing.nullable().default(null),
  }),
  clock: KeptClock,
  saveKey: z.uuid(),
})

/** Reads a kept crossword; undefined where it is none. */
export function readCrossword(value: unknown): KeptCrossword | undefined {
  return Kept.safeParse(value).data
}
