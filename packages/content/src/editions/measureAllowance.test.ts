import { expect, test } from 'vitest'

import { readPack, seasonsFolder } from '../readPack.ts'
import { measureAllowance, shownChapters } from './measureAllowance.ts'

const { season } = await readPack(`${seasonsFolder}/2026-isaiah`)
const sizes = new Map([['Isaiah', 1_292]])
const measure = (versesAllowed: number | null, bookShareAllowed: number | null) =>
  measureAllowance(season, { versesAllowed, bookShareAllowed }, sizes)

test('without a limit all of the season is shown', () => {
  expect(measure(null, null)).toMatchObject({ shown: 649, isWithin: true })
})

test('under a limit the blocked chapters are not, and what is left is measured (ruling 31)', () => {
  expect(shownChapters(season, { versesAllowed: 500, bookShareAllowed: null })).toHaveLength(27)
  expect(measure(500, null)).toMatchObject({ shown: 475, isWithin: true })
  expect(measure(475, null).isWithin).toBe(true)
  expect(measure(474, null).isWithin).toBe(false)
})

test('the share is of the whole book', () => {
  expect(measure(null, 37).books[0]?.share).toBeCloseTo((100 * 475) / 1_292)
  expect(measure(null, 37).isWithin).toBe(true)
  expect(measure(null, 36).isWithin).toBe(false)
})
