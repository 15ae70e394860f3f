import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { dayInZone } from './dayInZone.ts'

const zones = ['UTC', 'Pacific/Kiritimati', 'Etc/GMT+12', 'Europe/Berlin', 'America/New_York']
const noon = Date.UTC(2026, 0, 10, 12)
const hourMs = 3_600_000

test('without any zone a day is UTC’s; the first that is told is taken', () => {
  const none = { timeZone: null, timeZoneOn: null }
  expect(dayInZone(noon, none, undefined)).toEqual({ timeZone: 'UTC', localDate: '2026-01-10' })
  expect(dayInZone(noon, none, 'Pacific/Kiritimati')).toEqual({
    timeZone: 'Pacific/Kiritimati',
    localDate: '2026-01-11',
  })
})

test('another zone holds from the end of the day on', () => {
  const known = { timeZone: 'Europe/Berlin', timeZoneOn: '2026-01-10' }
  expect(dayInZone(noon, known, 'Pacific/Kiritimati')).toEqual({ timeZone: 'Europe/Berlin', localDate: '2026-01-10' })
  expect(dayInZone(noon + 12 * hourMs, known, 'Pacific/Kiritimati').timeZone).toBe('Pacific/Kiritimati')
})

test('whatever zones are told, the days of a time are no more than it has, and one', () => {
  const told = fc.array(fc.record({ zone: fc.constantFrom(...zones), hours: fc.integer({ min: 0, max: 8 }) }), {
    minLength: 1,
    maxLength: 40,
  })
  fc.assert(
    fc.property(told, (list) => {
      let at = noon
      let known: { timeZone: string | null; timeZoneOn: string | null } = { timeZone: null, timeZoneOn: null }
      const days = new Set<string>()
      for (const { zone, hours } of list) {
        at += hours * hourMs
        const { timeZone, localDate } = dayInZone(at, known, zone)
        days.add(localDate)
        const last = known.timeZoneOn ?? ''
        known = { timeZone, timeZoneOn: localDate > last ? localDate : last }
      }
      expect(days.size).toBeLessThanOrEqual(2 + Math.ceil((at - noon) / (24 * hourMs)) + 1)
      if (at === noon) expect(days.size).toBe(1)
    }),
  )
})
