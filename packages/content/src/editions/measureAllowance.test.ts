import { expect, test } from 'vitest'

import { readSeasonPack } from '../testing/readSeasonPack.ts'
import { measureAllowance, shownVerses } from './measureAllowance.ts'

const { season } = await readSeasonPack('2026-isaiah')
const sizes = new Map([['Isaiah', 1_292]])
const measure = (versesAllowed: number | null, bookShareAllowed: number | null) =>
  measureAllowance(season, { versesAllowed, bookShareAllowed }, sizes)

test('without a limit whole books are shown, not the season’s chapters alone', () => {
  expect(measure(null, null)).toMatchObject({ shown: 1_292, books: [{ share: 100 }], isWithin: true })
})

test('under a limit the hidden verses are not, and what is left is measured (rule 31)', () => {
  expect(shownVerses(season, { versesAllowed: 500, bookShareAllowed: null })).toHaveLength(475)
  expect(measure(500, null)).toMatchObject({ shown: 475, isWithin: true })
  expect(measure(475, null).isWithin).toBe(true)
  expect(measure(474, null).isWithin).toBe(false)
})

test('the share is of the whole book', () => {
  expect(measure(null, 37).books[0]?.share).toBeCloseTo((100 * 475) / 1_292)
  expect(measure(null, 37).isWithin).toBe(true)
  expect(measure(null, 36).isWithin).toBe(false)
})

test('a whole book is never within a limit of verses, and one verse less is', () => {
  const chapters = [{ ordinal: 1, label: '3 John 1', book: '3 John', chapter: 1, verses: 14 }]
  const within = (hiddenVerses: { chapter: number; from: number; to: number }[], bookShareAllowed: number | null) =>
    measureAllowance(
      { chapters, memory: { hiddenVerses } },
      { versesAllowed: 500, bookShareAllowed },
      new Map([['3 John', 14]]),
    ).isWithin
  expect([within([], null), within([{ chapter: 1, from: 14, to: 14 }], null)]).toEqual([false, true])
  expect([within([], 100), within([], 99)]).toEqual([true, false])
})
