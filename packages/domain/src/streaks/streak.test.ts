import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber } from './dayNumber.ts'
import { currentStreak, daysOfStreaks, longestStreak, streakBadges } from './streak.ts'

const date = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

test('consecutive days have consecutive numbers, over the ends of months and years', () => {
  expect(dayNumber('1970-01-01')).toBe(0)
  expect(dayNumber('2026-03-01') - dayNumber('2026-02-28')).toBe(1)
  expect(dayNumber('2028-03-01') - dayNumber('2028-02-28')).toBe(2)
  expect(dayNumber('2026-01-01') - dayNumber('2025-12-31')).toBe(1)
})

test('a streak is unbroken until the end of the day after the last, or after a rest day', () => {
  const dates = ['2026-02-28', '2026-03-01', '2026-02-27', '2026-03-01', '2026-02-20']
  expect(currentStreak(dates, '2026-03-01')).toBe(3)
  expect(currentStreak(dates, '2026-03-02')).toBe(3)
  expect(currentStreak(dates, '2026-03-03')).toBe(3)
  expect(currentStreak(dates, '2026-03-04')).toBe(0)
  expect(currentStreak(dates, '2026-02-28')).toBe(3)
  expect(currentStreak([], '2026-03-01')).toBe(0)
})

test('one missed day in any seven is bridged and not counted; a second one begins anew after the first', () => {
  const of = (...days: number[]) => days.map((day) => date(20_000 + day))
  expect(longestStreak(of(1, 2, 3, 5))).toBe(4)
  expect(longestStreak(of(1, 2, 4, 5, 7))).toBe(4)
  expect(longestStreak(of(1, 3, 4, 5, 6, 7, 8, 10))).toBe(8)
  expect(longestStreak(of(1, 3, 4, 5, 6, 7, 9))).toBe(6)
  expect(longestStreak(of(1, 3, 4, 5, 6, 7, 8, 9, 11))).toBe(9)
  expect(longestStreak(of(1, 4, 5))).toBe(2)
  expect(longestStreak([])).toBe(0)
  // Day 4 is missed today; day 2 was the week's rest day, so that what goes on began after it.
  expect(currentStreak(of(1, 3), date(20_005))).toBe(1)
  expect(currentStreak(of(1, 2, 3), date(20_005))).toBe(3)
  expect(daysOfStreaks(of(1, 2, 4))).toEqual(of(1, 2, 4))
})

/** The longest row of days with at most one missed in any seven, looked for the long way. */
function longestOf(days: readonly number[]): number {
  const studied = new Set(days)
  const isStreak = (from: number, to: number): boolean => {
    if (!studied.has(from) || !studied.has(to)) return false
    const missed: number[] = []
    for (let day = from; day <= to; day += 1) if (!studied.has(day)) missed.push(day)
    return missed.every((day, at) => at === 0 || day - (missed[at - 1] ?? 0) >= 7)
  }
  const count = (from: number, to: number) => [...studied].filter((day) => day >= from && day <= to).length
  return Math.max(0, ...days.flatMap((from) => days.filter((to) => isStreak(from, to)).map((to) => count(from, to))))
}

test('the longest streak is what a search of all rows finds, and another day never makes it shorter', () => {
  const days = fc.uniqueArray(fc.nat(30), { maxLength: 20 })
  fc.assert(
    fc.property(days, fc.nat(30), (some, other) => {
      const dates = some.map((day) => date(20_000 + day))
      expect(longestStreak(dates)).toBe(longestOf(some))
      expect(longestStreak([...dates, date(20_000 + other)])).toBeGreaterThanOrEqual(longestStreak(dates))
      expect(currentStreak(dates, date(20_040))).toBe(0)
    }),
  )
})

test('badges are reached at 3, 7 and 14 days', () => {
  expect([2, 3, 6, 7, 13, 14, 40].map(streakBadges)).toEqual([[], [3], [3], [3, 7], [3, 7], [3, 7, 14], [3, 7, 14]])
})
