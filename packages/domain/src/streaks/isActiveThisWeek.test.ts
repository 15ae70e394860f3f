import { expect, test } from 'vitest'
import { isActiveThisWeek } from './isActiveThisWeek.ts'

test('the week is 7 times 24 hours long', () => {
  const now = Date.UTC(2026, 2, 20)
  const week = 7 * 24 * 60 * 60 * 1000
  expect(isActiveThisWeek(now, now)).toBe(true)
  expect(isActiveThisWeek(now - week, now)).toBe(true)
  expect(isActiveThisWeek(now - week - 1, now)).toBe(false)
  expect(isActiveThisWeek(null, now)).toBe(false)
})
