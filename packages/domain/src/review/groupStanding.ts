import type { MemoryState } from '@seraph/schema/review'

import { weakestState } from './cards/memoryState.ts'

/** A state with its day: when it came to be so, in milliseconds since 1970; for `seen` when it was met last; undefined for `unseen`. */
export type Standing = { state: MemoryState; since: number | undefined }

/**
 * How a verse or a chapter stands by its parts: the state of the weakest (`weakestState`), with the day on which the last of the parts that
 * are in it came to it; for `seen` the day on which any of them was met last.
 */
export function groupStanding(parts: readonly Standing[]): Standing {
  const state = weakestState(parts.map((part) => part.state))
  const days = parts.flatMap((part) =>
    part.since !== undefined && (state === 'seen' || part.state === state) ? [part.since] : [],
  )
  return { state, since: days.length === 0 ? undefined : Math.max(...days) }
}
