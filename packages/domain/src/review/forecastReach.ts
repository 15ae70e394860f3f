import { dayMs } from './applyReview.ts'
import { lastNewDays } from './planDay.ts'

/** Whether all of it can be met before the day, at a pace. */
export type Reach = { daysLeft: number; unmet: number; reached: number; neededADay: number }

/**
 * How many questions that were never met can still be met before the event,
 * at so many new ones a day, and how many a day would be needed for all. In
 * the last 14 days what is new comes after all else (`planDay`), which is counted on by nobody.
 */
export function forecastReach(given: { now: number; eventAt: number; unmet: number; newADay: number }): Reach {
  const daysLeft = Math.max(0, Math.floor((given.eventAt - given.now) / dayMs) - lastNewDays)
  const reached = Math.min(given.unmet, daysLeft * given.newADay)
  return {
    daysLeft,
    unmet: given.unmet,
    reached,
    neededADay: daysLeft === 0 ? given.unmet : Math.ceil(given.unmet / daysLeft),
  }
}
