import { dateOfDayNumber } from './dateOfDayNumber.ts'
import { dayNumber } from './dayNumber.ts'
import { currentStreak } from './streak.ts'

/** A day as it is shown: studied; the one missed day in seven that a streak bridges (rule 53); missed; or today, and nothing done yet. */
export type WeekDay = { date: string; was: 'studied' | 'rest' | 'missed' | 'open' }

/**
 * The last seven days, today the last.
 * @param dates the stored local dates of study, `YYYY-MM-DD`, in any order.
 * @param today the player's date now.
 */
export function studyWeek(dates: readonly string[], today: string): WeekDay[] {
  const studied = new Set(dates)
  const now = dayNumber(today)
  return Array.from({ length: 7 }, (_, at) => {
    const day = now - 6 + at
    const date = dateOfDayNumber(day)
    if (studied.has(date)) return { date, was: 'studied' }
    if (day === now) return { date, was: 'open' }
    return { date, was: isBridged(dates, day, now) ? 'rest' : 'missed' }
  })
}

/** Does a streak go over this missed day: one that was there before it, and was, or can still be, carried on after it? */
function isBridged(dates: readonly string[], day: number, now: number): boolean {
  const before = dates.filter((date) => dayNumber(date) < day)
  if (currentStreak(before, dateOfDayNumber(day - 1)) === 0 || !before.includes(dateOfDayNumber(day - 1))) return false
  const next = dateOfDayNumber(day + 1)
  if (dates.includes(next)) return currentStreak([...before, next], next) > 1
  return day + 1 === now && currentStreak(before, next) > 0
}
