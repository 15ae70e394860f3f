import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'

import { dayBegan } from './dayBegan.ts'
import { localDate } from './localDate.ts'

const zones = constantFrom(
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
)

test('of a day every moment has its date, and the moment before it another', () => {
  assert(
    property(zones, integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) }), (timeZone, at) => {
      const began = dayBegan(at, timeZone)
      const today = localDate(at, timeZone)
      expect(began).toBeLessThanOrEqual(at)
      expect(localDate(began, timeZone)).toBe(today)
      expect(localDate(began - 1, timeZone)).not.toBe(today)
    }),
  )
})

test('the day on which clocks are put back has 25 hours', () => {
  const end = Date.parse('2026-10-26T00:00:00+01:00')
  expect(end - 1 - dayBegan(end - 1, 'Europe/Berlin')).toBe(25 * 3_600_000 - 1)
})
