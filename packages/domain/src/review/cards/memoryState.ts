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
  const state = stateOf(card, at)
  if (card?.recalled === undefined) return { state, since: card?.reviewedAt }
  return { state, since: state === 'kept' ? card.recalled.last : card.recalled.first }
}

/** The state alone. */
export function stateOf(card: Remembered | undefined, at: number): MemoryState {
  if (card === undefined) return 'unseen'
  const { stability, reviewedAt, recalled } = card
  if (recalled === undefined) return 'seen'
  return isKept(stability, recalled.first, recalled.last, at - reviewedAt) ? 'kept' : 'recalled'
}

/** The state of the part at a place in what is stored, at a moment: a team's map asks for a hundred thousand of them, and makes no card. */
export function stateOfPart(memory: StoredMemory, place: number, at: number): MemoryState {
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
