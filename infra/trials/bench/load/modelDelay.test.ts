import { expect, test } from 'vitest'

import { modelDelay, uncertainAnswer } from './modelDelay.ts'

test('an answer has its delay, near the one that is wanted', () => {
  const delays = Array.from({ length: 200 }, (_, number) => modelDelay(uncertainAnswer(number), 100))
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(80)
  expect(Math.max(...delays)).toBeLessThanOrEqual(120)
  expect(new Set(delays).size).toBe(200)
  expect(modelDelay('the same', 100)).toBe(modelDelay('the same', 100))
})
