import { expect, test } from 'vitest'

import { dueText } from './timeTexts.ts'

const now = new Date(2026, 10, 20, 22, 30).getTime()
const hours = (count: number): number => now + count * 3_600_000

test('the day of a time to come, by the calendar and not by hours', () => {
  expect([hours(-3), hours(1), hours(2), hours(25)].map((at) => dueText(at, now))).toEqual([
    'today',
    'today',
    'tomorrow',
    'tomorrow',
  ])
  expect(dueText(hours(26), now)).toBe('on Sunday')
  expect(dueText(hours(24 * 14), now)).toBe('on Dec 4')
})
