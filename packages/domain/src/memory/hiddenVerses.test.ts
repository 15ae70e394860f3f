import { assert, integer, property, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'

import { hiddenIn, isHidden, rangesOf } from './hiddenVerses.ts'

test('ranges hold exactly the verses that they are made of, in order and apart', () => {
  assert(
    property(uniqueArray(integer({ min: 1, max: 40 })), (verses) => {
      const ranges = rangesOf(40, (verse) => verses.includes(verse))
      for (let verse = 1; verse <= 41; verse += 1) expect(isHidden(ranges, verse)).toBe(verses.includes(verse))
      for (const [at, { from, to }] of ranges.entries()) {
        expect(to).toBeGreaterThanOrEqual(from)
        expect(from).toBeGreaterThan((ranges[at - 1]?.to ?? -1) + 1)
      }
    }),
  )
})

test('a list is read for one chapter', () => {
  const hidden = [
    { chapter: 2, from: 1, to: 3 },
    { chapter: 3, from: 5, to: 5 },
    { chapter: 2, from: 9, to: 10 },
  ]
  expect(hiddenIn(hidden, 2)).toEqual([
    { from: 1, to: 3 },
    { from: 9, to: 10 },
  ])
  expect(hiddenIn(hidden, 1)).toEqual([])
})
