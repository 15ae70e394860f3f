import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { alwaysAllowedRows, largestShare, longestPauseSeconds, refuseCleaning } from './refuseCleaning.ts'

const hour = 3_600

test('an hourly run that takes what one hour made due goes on', () => {
  const rows = { guestTexts: { due: 900, all: 500_000 }, players: { due: 1, all: 3 } }
  expect(refuseCleaning({ sinceLastRunSeconds: hour, rows })).toBeUndefined()
})

test.each([
  [400 * 24 * hour, 'long_ago'],
  [-400 * 24 * hour, 'clock_went_back'],
  [-24 * hour, 'clock_went_back'],
])('%i seconds since the last run are refused', (sinceLastRunSeconds, code) => {
  expect(refuseCleaning({ sinceLastRunSeconds, rows: {} })).toEqual({ code, sinceLastRunSeconds })
})

test('a share beyond the bound is refused and named', () => {
  const rows = { keys: { due: 3, all: 3 }, guestTexts: { due: 21_149, all: 30_000 } }
  expect(refuseCleaning({ sinceLastRunSeconds: hour, rows })).toEqual({
    code: 'large_share',
    kind: 'guestTexts',
    due: 21_149,
    all: 30_000,
  })
})

test('whatever goes unasked is a handful or a small share, after a pause within bounds', () => {
  const kinds = fc.dictionary(
    fc.string(),
    fc.record({ due: fc.nat(100_000), rest: fc.nat(1_000_000) }).map(({ due, rest }) => ({ due, all: due + rest })),
  )
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), kinds, (sinceLastRunSeconds, rows) => {
      if (refuseCleaning({ sinceLastRunSeconds, rows }) !== undefined) return
      expect(sinceLastRunSeconds).toBeLessThanOrEqual(longestPauseSeconds)
      for (const { due, all } of Object.values(rows))
        expect(due <= alwaysAllowedRows || due <= largestShare * all).toBe(true)
    }),
  )
})
