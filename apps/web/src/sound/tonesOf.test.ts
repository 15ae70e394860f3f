import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'

import { soundOfMark, tonesOf } from './tonesOf.ts'

test('no sound is longer than .3 s, and its tones come one after another', () => {
  expect(Object.keys(tonesOf)).toHaveLength(3)
  for (const tones of Object.values(tonesOf)) {
    const ends = tones.map(({ atMs, forMs }) => atMs + forMs)
    expect(Math.max(...ends)).toBeLessThanOrEqual(300)
    expect(tones.map(({ atMs }) => atMs)).toEqual([0, ...ends.slice(0, -1)])
  }
})

test('a miss is silent, whatever was asked for; only all of it sounds whole', () => {
  assert(
    property(integer({ min: 1, max: 20 }), integer({ min: 0, max: 20 }), (maxScore, some) => {
      const score = Math.min(some, maxScore)
      const expected = score === 0 ? undefined : score === maxScore ? 'whole' : 'part'
      expect(soundOfMark({ score, maxScore })).toBe(expected)
    }),
  )
})
