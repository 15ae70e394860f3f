import { assert, nat, option, property } from 'fast-check'
import { expect, test } from 'vitest'

import { meterBegin, meterDigits, meterFrames } from './meterFrames.ts'

test('the meter reaches the goal in at most 50 steps and never counts down, whatever this browser saw last', () => {
  assert(
    property(option(nat({ max: 2_000_000 })), nat({ max: 2_000_000 }), (seen, goal) => {
      const begin = meterBegin(seen ?? undefined, goal)
      const shown = [begin, ...meterFrames(begin, goal)]
      expect(shown.at(-1)).toBe(goal)
      expect(shown.length).toBeLessThanOrEqual(51)
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    }),
  )
})

test('it begins where this browser left it, and at 3731 only where the total is higher', () => {
  expect(meterBegin(4000, 4100)).toBe(4000)
  expect(meterBegin(4000, 3900)).toBe(3900)
  expect(meterBegin(undefined, 5000)).toBe(3731)
  expect(meterBegin(undefined, 12)).toBe(0)
})

test('six digits, a separator after the third, dashes for what is unknown', () => {
  expect(meterDigits(3731)).toBe('003,731')
  expect(meterDigits(0)).toBe('000,000')
  expect(meterDigits(1_234_567)).toBe('1234,567')
  expect(meterDigits(undefined)).toBe('–––,–––')
})
