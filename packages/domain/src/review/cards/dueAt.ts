import { dayMs } from '../applyReview.ts'
import type { Remembered } from './reviewCard.ts'
import { scheduler } from './scheduler.ts'

/**
 * When a part should be asked again, in milliseconds since 1970: when it
 * would begin to be forgotten, a day after the last review at the earliest.
 * With an event ahead it is asked once more before that, the day before at the latest.
 */
export function dueAt(card: Remembered, eventAt?: number): number {
  const soonest = card.reviewedAt + dayMs
  if (card.recalled === undefined) return soonest
  const due = card.reviewedAt + Math.max(1, scheduler.next_interval(card.stability, 0)) * dayMs
  if (eventAt === undefined || eventAt <= card.reviewedAt || due < eventAt) return due
  return Math.max(soonest, eventAt - dayMs)
}
