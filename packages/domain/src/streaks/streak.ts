import { dayNumber } from './dayNumber.ts'

const restEvery = 7

/** The run of studied days that ends on a day: how many they are, and the number of the last day in it that was missed and bridged. */
type Run = { day: number; length: number; rest: number | undefined }

/** The runs that end on each studied day, in the order of the calendar. */
function runsOf(dates: readonly string[]): Run[] {
  const days = [...new Set(dates)].map(dayNumber).toSorted((a, b) => a - b)
  const runs: Run[] = []
  let start = 0
  let rest: number | undefined
  for (const [index, day] of days.entries()) {
    const missed = index === 0 ? 0 : day - (days[index - 1] ?? day) - 1
    if (missed > 1) [start, rest] = [index, undefined]
    if (missed === 1) {
      // Two missed days within seven: the run begins after the first of them.
      const former = rest
      if (former !== undefined && day - 1 - former < restEvery) start = days.findIndex((one) => one > former)
      rest = day - 1
    }
    runs.push({ day, length: index - start + 1, rest })
  }
  return runs
}

/**
 * The streak in days: the studied dates up to the last one, in a row but
 * for one missed day in any seven, which is bridged and not counted. It is
 * unbroken until the end of the day after the last, or after the day that is bridged (rules 23 and 53).
 * A last date after `today` (a player who flew west) breaks nothing.
 * @param dates the stored local dates of the events, `YYYY-MM-DD`, in any order, repeats allowed.
 * @param today the player's date now.
 */
export function currentStreak(dates: readonly string[], today: string): number {
  const now = dayNumber(today)
  const runs = runsOf(dates)
  const last = runs.at(-1)
  if (last === undefined || now > last.day + 2) return 0
  if (now <= last.day + 1) return last.length
  // Yesterday was missed: what counts is the streak that today would continue.
  const { rest } = last
  if (rest === undefined || now - 1 - rest >= restEvery) return last.length
  return runs.filter(({ day }) => day > rest).length
}

/** The longest streak that there ever was, in days. */
export function longestStreak(dates: readonly string[]): number {
  return Math.max(0, ...runsOf(dates).map(({ length }) => length))
}

/** The day, of these dates, on which the streak was first so long: entry n - 1 is that of n days. */
export function daysOfStreaks(dates: readonly string[]): string[] {
  const inOrder = [...new Set(dates)].toSorted()
  const reached: string[] = []
  for (const [index, { length }] of runsOf(dates).entries()) {
    if (length > reached.length) reached.push(inOrder[index] ?? '')
  }
  return reached
}

const badgeDays = [3, 7, 14] as const

/** The streak badges (rule 128) that a streak of so many days has reached. */
export function streakBadges(streakDays: number): (typeof badgeDays)[number][] {
  return badgeDays.filter((days) => streakDays >= days)
}
