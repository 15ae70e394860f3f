import { dateOfDayNumber } from '../streaks/dateOfDayNumber.ts'
import { dayNumber } from '../streaks/dayNumber.ts'
import type { Assignment } from './assignment.ts'

/** What a member learns by a club day (`by`, `YYYY-MM-DD`): places in the season's row of verses, in their order. */
export type WeeklyStep = { by: string; places: readonly number[] }

/** The first of January 1970 was a Thursday, the fourth day of the week. */
const weekdayOfFirst = 4

/**
 * The weekdays (0: Sunday) from the day after `since` to a week before the
 * event, which is for saying it all again; where none is left the day before the
 * event, and none once it has come.
 */
export function clubDays({ since, until, clubDay }: { since: string; until: string; clubDay: number }): string[] {
  const [first, event] = [dayNumber(since) + 1, dayNumber(until)]
  if (first >= event) return []
  const wait = (7 + clubDay - ((first + weekdayOfFirst) % 7)) % 7
  const days: string[] = []
  for (let day = first + wait; day <= event - 7; day += 7) days.push(dateOfDayNumber(day))
  return days.length > 0 ? days : [dateOfDayNumber(event - 1)]
}

/**
 * A member's pieces in weekly steps from the day on which the season was
 * divided to the event (rule 204): in the row's order, contiguous but where the
 * pieces aren't, a step a club day, about as much load in each. There are fewer steps where there are fewer verses than weeks.
 */
export function weeklySteps(
  pieces: Assignment,
  loads: readonly number[],
  days: { since: string; until: string; clubDay: number },
): WeeklyStep[] {
  const places = pieces.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at))
  const dates = clubDays(days).slice(0, places.length)
  // A verse without a question is read all the same.
  const weights = places.map((place) => Math.max(1, loads[place] ?? 0))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const steps = dates.map((by): { by: string; places: number[] } => ({ by, places: [] }))
  let before = 0
  for (const [at, place] of places.entries()) {
    const weight = weights[at] ?? 1
    const fair = Math.floor((dates.length * (before + weight / 2)) / total)
    // Each step has a verse at least.
    const left = places.length - at
    const filled = steps.findLastIndex((step) => step.places.length > 0)
    const step = Math.max(Math.min(fair, filled + 1), dates.length - left)
    steps[Math.min(step, dates.length - 1)]?.places.push(place)
    before += weight
  }
  return steps
}
