import type { MemoryState } from '@seraph/schema/review'

import { recallOfPart } from './cards/estimatedRecall.ts'
import { stateOfPart, stateOnceRecalled } from './cards/memoryState.ts'
import { recalledAt } from './cards/storedMemory.ts'
import type { KnownParts } from './knownParts.ts'

/** What a part's state is worth on the day that is prepared for: what counts there is kept, and a first recall is half the way. */
const worth: Readonly<Record<MemoryState, number>> = { unseen: 0, seen: 0.1, recalled: 0.5, kept: 1 }

/**
 * What is to be expected of asking a question's parts now, of one that begins at `start` in what is known: how much more
 * they are worth on the day than if they were let alone, from -1 to 1, as
 * the mean of the parts. Of a first recall that is younger than two days, and of
 * what will still be kept on the day, nothing is gained: it could only be
 * missed. `day`: milliseconds since 1970, as `now`.
 */
export function gainOfAsking(
  { memory, places }: KnownParts,
  start: number,
  { now, day }: { now: number; day: number },
): number {
  const count = places[start] ?? 0
  let gain = 0
  for (let at = start + 1; at <= start + count; at += 1) {
    const place = places[at] ?? -1
    const recall = recallOfPart(memory, place, now)
    const recalled = stateOnceRecalled(place < 0 ? 0 : recalledAt(memory, place), now)
    gain += recall * worth[recalled] + (1 - recall) * worth.seen - worth[stateOfPart(memory, place, day)]
  }
  return count === 0 ? 0 : gain / count
}
