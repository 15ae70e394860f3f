import { expect, test } from 'vitest'

import { meterDigits, meterFrames, meterStart } from './meterFrames.ts'

test('the meter reaches the goal in at most 50 steps, up or down', () => {
  for (const goal of [0, 12, 3730, 3732, 4000, 1_234_567]) {
    const frames = meterFrames(meterStart, goal)
    expect(frames.at(-1)).toBe(goal)
    expect(frames.length).toBeLessThanOrEqual(50)
  }
  expect(meterFrames(500, 500)).toEqual([])
})

test('six digits, a separator after the third, dashes for what is unknown', () => {
  expect(meterDigits(3731)).toBe('003,731')
  expect(meterDigits(0)).toBe('000,000')
  expect(meterDigits(1_234_567)).toBe('1234,567')
  expect(meterDigits(undefined)).toBe('–––,–––')
})
