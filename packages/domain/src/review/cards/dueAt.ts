import { dayMs } from '../applyReview.ts'
import type { Remembered } from './reviewCard.ts'
import { scheduler } from './scheduler.ts'
import { recalledAt, reviewedAt, stabilityAt } from './storedMemory.ts'
import type { StoredMemory } from './storedMemory.ts'

/**
 * When a part should be asked again, in milliseconds since 1970: when it
 * would begin to be forgotten, a day after the last review at the earliest.
 * With an event ahead it is asked once more before that, the day before at the latest.
 */
export function dueAt(card: Remembered, eventAt?: number): number {
  return card.recalled === undefined ? card.reviewedAt + dayMs : dueAgain(card.reviewedAt, card.stability, eventAt)
}

/** The same of the part at a place in what is stored. */
export function dueOfPart(memory: StoredMemory, place: number, eventAt?: number): number {
  const last = reviewedAt(memory, place)
  return recalledAt(memory, place) === 0 ? last + dayMs : dueAgain(last, stabilityAt(memory, place), eventAt)
}

function dueAgain(recalledLast: number, stability: number, eventAt: number | undefined): number {
  const due = recalledLast + Math.max(1, scheduler.next_interval(stability, 0)) * dayMs
  if (eventAt === undefined || eventAt <= recalledLast || due < eventAt) return due
  return Math.max(recalledLast + dayMs, eventAt - dayMs)
}
