import { expect, test } from '@playwright/test'

import { readWeights } from './readWeights.ts'

const kB = 1_000
const firstLoadLimit = 140 * kB
const partLimit = 40 * kB
/** Pictures of progress may weigh more. */
const chartLimit = 120 * kB

const { firstLoads, screens, parts } = readWeights()

test('the first load of no route is heavier than 140 kB', () => {
  expect(firstLoads.size).toBeGreaterThan(5)
  for (const [screen, bytes] of firstLoads) expect(bytes, screen).toBeLessThanOrEqual(firstLoadLimit)
})

test('no screen and no other part that is fetched later is heavier than 40 kB, charts than 120 kB', () => {
  for (const [name, bytes] of [...screens, ...parts])
    expect(bytes, name).toBeLessThanOrEqual(/Chart/.test(name) ? chartLimit : partLimit)
})
