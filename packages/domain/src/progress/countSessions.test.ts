import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countSessions } from './countSessions.ts'

const minute = 60_000

test('events up to 30 minutes apart are one session', () => {
  expect(countSessions([])).toBe(0)
  expect(countSessions([5])).toBe(1)
  expect(countSessions([0, 30 * minute, 60 * minute])).toBe(1)
  expect(countSessions([0, 30 * minute + 1])).toBe(2)
  expect(countSessions([100 * minute, 0, 20 * minute, 140 * minute])).toBe(3)
})

test('order and repeats make no difference, and one more event makes at most one more session', () => {
  const time = fc.nat(2000 * minute)
  fc.assert(
    fc.property(fc.array(time, { minLength: 1 }), time, (times, extra) => {
      const sessions = countSessions(times)
      expect(countSessions([...times.toReversed(), ...times])).toBe(sessions)
      expect(countSessions([...times, extra])).toBeLessThanOrEqual(sessions + 1)
    }),
  )
})
