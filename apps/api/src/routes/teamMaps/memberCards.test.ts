import { expect, test } from 'vitest'

import { memberCards } from './memberCards.ts'

const at = Date.UTC(2026, 11, 1)

test('what was answered since stands in place of a question’s stored cards; others stay', () => {
  const cards = { q1: { p1: [9, 5, at, 3, 0, at, at], old: [1, 5, at, 1, 0] }, q2: { p1: [4, 5, at, 1, 0, at, at] } }
  const log = [
    {
      id: 1,
      evaluationId: 'e',
      questionId: 'q1',
      at,
      wasHelped: false,
      parts: [{ id: 'p1', status: 'missing' as const }],
    },
  ]
  expect(memberCards({ cards, log: [] })).toBe(cards)
  const read = memberCards({ cards, log })
  expect(read['q2']).toBe(cards.q2)
  expect(Object.keys(read['q1'] ?? {})).toEqual(['p1'])
  expect(read['q1']?.['p1']).toHaveLength(5)
})
