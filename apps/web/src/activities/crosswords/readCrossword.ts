import { Chapter } from '@seraph/schema/vocabulary'
import { z } from 'zod'

import { KeptClock } from '../../activity/keptClock.ts'
import type { KeptCrossword } from './crosswordRun.ts'

const Kept = z.object({
  run: z.object({
    chapter: Chapter,
    attempt: z.int().min(1),
    phase: z.enum(['ready', 'started', 'completed']),
    letters: z.array(z.string().regex(/^[A-Z]?$/)).nullable(),
  }),
  clock: KeptClock,
  saveKey: z.uuid(),
})

/** Reads a kept crossword; undefined where it is none. */
export function readCrossword(value: unknown): KeptCrossword | undefined {
  return Kept.safeParse(value).data
}
