import { array, assert, boolean, constantFrom, integer, property, record, shuffledSubarray } from 'fast-check'
import { expect, test } from 'vitest'

import { addedPoints } from './addedPoints.ts'
import type { Gain } from './addedPoints.ts'

const gain = record({
  partId: constantFrom('p1', 'p2', 'p3.1'),
  gain: integer({ min: 1, max: 4 }),
  isSingle: boolean(),
})
const mark = integer({ min: 1, max: 8 }).chain((maxScore) =>
  record({ score: integer({ min: 0, max: maxScore }) }).map(({ score }) => ({ score, maxScore })),
)
const accepted = (partId: string, points = 1): Gain => ({ partId, gain: points, isSingle: false })

test('two decisions about one part give it once, two parts are given both', () => {
  const nothing = { score: 0, maxScore: 3 }
  expect(addedPoints(nothing, [accepted('p1'), accepted('p1')])).toBe(1)
  expect(addedPoints(nothing, [accepted('p1'), accepted('p2')])).toBe(2)
})

// Rule 46.
test('a person’s decision about one answer outranks those about wordings', () => {
  const single = { partId: 'p1', gain: 1, isSingle: true }
  expect(addedPoints({ score: 0, maxScore: 4 }, [accepted('p1', 2), single])).toBe(1)
})

test('a mark never falls, never passes the question’s points, and the order of decisions is nothing to it', () => {
  const some = array(gain, { maxLength: 8 }).chain((gains) =>
    shuffledSubarray(gains, { minLength: gains.length }).map((shuffled) => ({ gains, shuffled })),
  )
  assert(
    property(mark, some, (given, { gains, shuffled }) => {
      const added = addedPoints(given, gains)
      expect(added).toBeGreaterThanOrEqual(0)
      expect(given.score + added).toBeLessThanOrEqual(given.maxScore)
      expect(addedPoints(given, shuffled)).toBe(added)
    }),
  )
})

test('one more accepted wording never lowers a mark, and without it the mark is what it was', () => {
  assert(
    property(mark, array(gain, { maxLength: 8 }), gain, (given, gains, more) => {
      const before = addedPoints(given, gains)
      const wording = { ...more, isSingle: false }
      expect(addedPoints(given, [...gains, wording])).toBeGreaterThanOrEqual(before)
      expect(addedPoints(given, [...gains, wording].slice(0, -1))).toBe(before)
    }),
  )
})
