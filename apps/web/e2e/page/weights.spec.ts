import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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

test('the page of the look is for those who work on the app alone: nothing of it is in the build', () => {
  const dist = join(import.meta.dirname, '../../dist')
  expect(globSync('look*', { cwd: dist })).toEqual([])
  const sources = Object.keys(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as object)
  expect(sources).toContain('index.html')
  expect(sources.filter((source) => source.startsWith('look'))).toEqual([])
})
