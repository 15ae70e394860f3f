import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimedSeconds, maxEventSeconds, studySecondsFromMinutes } from './claimedSeconds.ts'

test('fractional minutes become whole seconds', () => {
  expect(studySecondsFromMinutes(0.25)).toBe(15)
  expect(studySecondsFromMinutes(1)).toBe(60)
  expect(studySecondsFromMinutes(0.1)).toBe(6)
  expect(studySecondsFromMinutes(0.33)).toBe(20)
  expect(studySecondsFromMinutes(119.99)).toBe(7199)
})

test('no event claims more than 2 hours, or less than nothing', () => {
  expect(studySecondsFromMinutes(121)).toBe(maxEventSeconds)
  for (const seconds of [-1, 0, Number.NaN, -Infinity]) expect(claimedSeconds(seconds)).toBe(0)
  expect(claimedSeconds(Infinity)).toBe(maxEventSeconds)
})

test('every whole second up to the limit survives the way through minutes', () => {
  fc.assert(
    fc.property(fc.nat(maxEventSeconds), (seconds) => {
      expect(studySecondsFromMinutes(seconds / 60)).toBe(seconds)
    }),
  )
})
