import type { MemoryState } from '@seraph/schema/review'

import { estimatedRecall } from './cards/estimatedRecall.ts'
import { stateOf } from './cards/memoryState.ts'
import type { Remembered } from './cards/reviewCard.ts'

/** What a part's state is worth on the day that is prepared for: what counts there is kept, and a first recall is half the way. */
const worth: Readonly<Record<MemoryState, number>> = { unseen: 0, seen: 0.1, recalled: 0.5, kept: 1 }

/**
 * What is to be expected of asking a question's parts now: how much more
 * they are worth on the day than if they were let alone, from -1 to 1, as
 * the mean of the parts. Of a first recall that is younger than two days, and of
 * what will still be kept on the day, nothing is gained: it could only be
 * missed. `day`: milliseconds since 1970, as `now`.
 */
export function gainOfAsking(
  parts: readonly (Remembered | undefined)[],
  { now, day }: { now: number; day: number },
): number {
  let gain = 0
  for (const part of parts) {
    const recall = estimatedRecall(part, now)
    gain += recall * worth[stateOf(recalledNow(part, now), now)] + (1 - recall) * worth.seen - worth[stateOf(part, day)]
  }
  return parts.length === 0 ? 0 : gain / parts.length
}

/** The part as it is right after it was recalled; that it is remembered longer from then on is left out. */
function recalledNow(part: Remembered | undefined, now: number): Remembered {
  return {
    stability: part?.stability ?? 0,
    reviewedAt: now,
    recalled: { first: part?.recalled?.first ?? now, last: now },
  }
}
