import { expect, test } from 'vitest'

import { returnPauseMs } from './returnPauseMs.ts'

test('pauses grow from three seconds to a minute', () => {
  const middle = [0, 1, 2, 3, 4, 5, 40].map((tries) => returnPauseMs(tries, 0.5))
  expect(middle).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000])
})

test('browsers that were cut off together come back at different times', () => {
  expect(returnPauseMs(0, 0)).toBe(1_500)
  expect(returnPauseMs(0, 0.999)).toBeGreaterThan(4_400)
})
