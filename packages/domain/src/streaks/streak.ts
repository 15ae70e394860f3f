import { dayNumber } from './dayNumber.ts'

/** The lengths of the runs of consecutive days, in the order of the calendar, and the last day's number. */
function runs(dates: readonly string[]): { lengths: number[]; lastDay: number } {
  const days = [...new Set(dates)].map(dayNumber).toSorted((a, b) => a - b)
  const lengths: number[] = []
  for (const [index, day] of days.entries()) {
    if (day - 1 === days[index - 1]) lengths.push((lengths.pop() ?? 0) + 1)
    else lengths.push(1)
  }
  return { lengths, lastDay: days.at(-1) ?? -Infinity }
}

/**
 * The streak in days: the consecutive dates up to the last one, unbroken until the end of the day after it (ruling 23).
 * A last date after `today` (a player who flew west) breaks nothing.
 * @param dates the stored local dates of the events, `YYYY-MM-DD`, in any order, repeats allowed.
 * @param today the player's date now.
 */
export function currentStreak(dates: readonly string[], today: string): number {
  const { lengths, lastDay } = runs(dates)
  return dayNumber(today) <= lastDay + 1 ? (lengths.at(-1) ?? 0) : 0
}

/** The longest streak that there ever was, in days. */
export function longestStreak(dates: readonly string[]): number {
  return Math.max(0, ...runs(dates).lengths)
}

const badgeDays = [3, 7, 14] as const

/** The streak badges (document 2, §9) that a streak of so many days has reached. */
export function streakBadges(streakDays: number): (typeof badgeDays)[number][] {
  return badgeDays.filter((days) => streakDays >= days)
}
