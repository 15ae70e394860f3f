import { expect, test } from 'vitest'

import { boardOrder } from './boardOrder.ts'

const effort = (questionsAnswered: number, studySeconds = 0, memoryPoints = 0) => ({
  questionsAnswered,
  studySeconds,
  memoryPoints,
})

test('rank points come before questions', () => {
  const efforts = [effort(600, 20 * 3600, 25_000), effort(100), effort(25, 3600), effort(30), effort(29), effort(0)]
  expect(efforts.map(boardOrder)).toEqual(efforts.map(boardOrder).toSorted((a, b) => b - a))
})

test('the order is a positive 32-bit integer', () => {
  expect(boardOrder(effort(10_000_000, 10_000_000, 10_000_000))).toBeLessThan(2 ** 31)
  expect(boardOrder(effort(0))).toBe(0)
})
