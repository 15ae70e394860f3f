import { expect, test } from 'vitest'

import { startPause } from './startPause.ts'

test('the pause grows while a program ends soon, and begins anew once it has run', () => {
  const pauses = [100, 100, 100, 100, 100, 100, 100, 100].reduce<number[]>(
    (waited, ranMs) => [...waited, startPause(waited.at(-1), ranMs)],
    [],
  )
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  expect([startPause(500, 9_000), startPause(500, 11_000)]).toEqual([1_000, 500])
  expect([startPause(30_000, 59_000), startPause(30_000, 61_000)]).toEqual([30_000, 500])
})
