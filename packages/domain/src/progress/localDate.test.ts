import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTimeZone, localDate } from './localDate.ts'

test('the day is the one that the wall calendar shows there', () => {
  const at = Date.UTC(2026, 2, 1, 3, 30)
  expect(localDate(at, 'UTC')).toBe('2026-03-01')
  expect(localDate(at, 'America/Los_Angeles')).toBe('2026-02-28')
  expect(localDate(at, 'Pacific/Kiritimati')).toBe('2026-03-01')
  expect(localDate(Date.UTC(2025, 11, 31, 12), 'Pacific/Kiritimati')).toBe('2026-01-01')
})

test('in UTC it is the day of the ISO form', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(2100, 0) }), (at) => {
      expect(localDate(at, 'UTC')).toBe(new Date(at).toISOString().slice(0, 10))
    }),
  )
})

test('names of time zones are known, anything else is not', () => {
  for (const name of ['UTC', 'Europe/Berlin', 'America/Argentina/Ushuaia', 'Asia/Calcutta', 'Etc/GMT+5']) {
    expect(isTimeZone(name)).toBe(true)
  }
  for (const name of ['', '+05:30', 'Mars/Olympus', 'Europe/Berlin\n', 'a'.repeat(500), 'UTC; drop', '🔥']) {
    expect(isTimeZone(name)).toBe(false)
  }
})
