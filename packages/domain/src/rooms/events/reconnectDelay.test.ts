import { closeCodes } from '@seraph/schema/rooms/version'
import { expect, test } from 'vitest'

import { reconnectDelay } from './reconnectDelay.ts'

test('after a drain within a second, else after 3 s ± 0.5 s', () => {
  expect([0, 0.999].map((random) => reconnectDelay(closeCodes.draining, random))).toEqual([0, 999])
  expect([0, 0.999].map((random) => reconnectDelay(1006, random))).toEqual([2500, 3499])
  expect(reconnectDelay(closeCodes.unavailable, 0.5)).toBe(3000)
})

test.each(['version_mismatch', 'taken_over', 'removed', 'room_ended'] as const)(
  'never by itself after %s',
  (reason) => {
    expect(reconnectDelay(closeCodes[reason], 0.5)).toBeUndefined()
  },
)
