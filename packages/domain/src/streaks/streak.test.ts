import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber } from './dayNumber.ts'
import { currentStreak, longestStreak, streakBadges } from './streak.ts'

const date = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

test('consecutive days have consecutive numbers, over the ends of months and years', () => {
  expect(dayNumber('1970-01-01')).toBe(0)
  expect(dayNumber('2026-03-01') - dayNumber('2026-02-28')).toBe(1)
  expect(dayNumber('2028-03-01') - dayNumber('2028-02-28')).toBe(2)
  expect(dayNumber('2026-01-01') - dayNumber('2025-12-31')).toBe(1)
})

test('a streak is unbroken until the end of the day after the last', () => {
  const dates = ['2026-02-28', '2026-03-01', '2026-02-27', '2026-03-01', '2026-02-20']
  expect(currentStreak(dates, '2026-03-01')).toBe(3)
  expect(currentStreak(dates, '2026-03-02')).toBe(3)
  expect(currentStreak(dates, '2026-03-03')).toBe(0)
  expect(currentStreak(dates, '2026-02-28')).toBe(3)
  expect(currentStreak([], '2026-03-01')).toBe(0)
})

test('the longest streak stays when the current one is broken', () => {
  expect(longestStreak(['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-05'])).toBe(3)
  expect(longestStreak([])).toBe(0)
})

test('studying on every one of n days up to today is a streak of n, and a day left out ends it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 15_000, max: 30_000 }),
      fc.integer({ min: 1, max: 60 }),
      fc.nat(59),
      (last, n, gap) => {
        const days = Array.from({ length: n }, (_, index) => last - index)
        expect(currentStreak(days.map(date), date(last))).toBe(n)
        const left = days.filter((_, index) => index !== gap).map(date)
        const expected = gap === 0 ? n - 1 : Math.min(gap, n)
        expect(currentStreak(left, date(last))).toBe(expected)
        expect(longestStreak(left)).toBe(gap >= n ? n : Math.max(gap, n - 1 - gap))
      },
    ),
  )
})

test('badges are reached at 3, 7 and 14 days', () => {
  expect([2, 3, 6, 7, 13, 14, 40].map(streakBadges)).toEqual([[], [3], [3], [3, 7], [3, 7], [3, 7, 14], [3, 7, 14]])
})
