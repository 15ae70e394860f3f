import { z } from 'zod'

import '../../api/jitless.ts'
import type { Snapshot } from './snapshot.ts'

/** The last moment that a date can tell. */
const lastMs = 8.64e15

const Kept = z.object({
  key: z.string(),
  version: z.number(),
  season: z.string(),
  contentHash: z.string().nullable(),
  savedAt: z.number().min(0).max(lastMs),
  runId: z.string(),
  state: z.unknown(),
})

/**
 * Reads a kept state, whatever the browser gives for one; undefined where
 * it is none. What the activity made of `state` is its own to read.
 */
export function readSnapshot(value: unknown): Snapshot | undefined {
  return Kept.safeParse(value).data
}
