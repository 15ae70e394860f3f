import type { MemoryState } from '@seraph/schema/review'

import { dayMs } from '../applyReview.ts'
import { stabilitiesUntil } from './estimatedRecall.ts'
import type { Remembered } from './reviewCard.ts'
import { recalledAt, reviewedAt, stabilityAt } from './storedMemory.ts'
import type { StoredMemory } from './storedMemory.ts'

/** The states, the weakest first. */
export const memoryStates: readonly MemoryState[] = ['unseen', 'seen', 'recalled', 'kept']

const apartMs = 48 * 3_600_000
/** For so many times its stability, in milliseconds of a day of it, a part is recalled with a chance of 70 % or more. */
const keptMs = stabilitiesUntil(0.7) * dayMs

/** The state of one part at a moment, and since when it has been so (undefined for `unseen`). */
export function memoryState(
  card: Remembered | undefined,
  at: number,
): { state: MemoryState; since: number | undefined } {
  if (card === undefined) return { state: 'unseen', since: undefined }
  const { stability, reviewedAt, recalled } = card
  if (recalled === undefined) return { state: 'seen', since: reviewedAt }
  const { first, last } = recalled
  return isKept(stability, first, last, at - reviewedAt)
    ? { state: 'kept', since: last }
    : { state: 'recalled', since: first }
}

/** The state that a part comes to by a recall at a moment, where it was first recalled at `first`, 0 for one that is forgotten or new. */
export function stateOnceRecalled(first: number, at: number): MemoryState {
  return first !== 0 && at - first >= apartMs ? 'kept' : 'recalled'
}

/**
 * The state of the part at a place in what is stored, at a moment; `unseen` at -1, where there is none. A team's map asks for a hundred
 * thousand of them, and makes no card.
 */
export function stateOfPart(memory: StoredMemory, place: number, at: number): MemoryState {
  if (place < 0) return 'unseen'
  const first = recalledAt(memory, place)
  if (first === 0) return 'seen'
  const last = reviewedAt(memory, place)
  return isKept(stabilityAt(memory, place), first, last, at - last) ? 'kept' : 'recalled'
}

function isKept(stability: number, first: number, last: number, sinceMs: number): boolean {
  return last - first >= apartMs && sinceMs <= stability * keptMs
}

/**
 * The state of a verse or a chapter: that of its weakest part, where every part has been met; `seen` where some have. Without parts it is
 * `unseen`.
 */
export function weakestState(states: readonly MemoryState[]): MemoryState {
  if (states.every((state) => state === 'unseen')) return 'unseen'
  const weakest = memoryStates.find((state) => states.includes(state))
  return weakest === undefined || weakest === 'unseen' ? 'seen' : weakest
}
