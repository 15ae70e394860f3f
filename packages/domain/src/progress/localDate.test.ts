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

test('whatever was asked before, days turn at midnight there', () => {
  const zones = ['Asia/Kathmandu', 'Australia/Eucla', 'America/St_Johns', 'Pacific/Chatham', 'Africa/Cairo']
  const format = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  const formats = new Map(zones.map((zone) => [zone, format(zone)]))
  const moments = fc.array(fc.integer({ min: -7_200_000, max: 7_200_000 }), { minLength: 2, maxLength: 6 })
  const days = fc.integer({ min: 10_957, max: 21_900 })
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      days,
      fc.integer({ min: 0, max: 23 }),
      moments,
      (zone, day, hour, offsets) => {
        for (const offset of offsets) {
          const at = day * 86_400_000 + hour * 3_600_000 + offset
          expect(localDate(at, zone)).toBe(formats.get(zone)?.format(at))
        }
      },
    ),
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
