import { array, assert, boolean, integer, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { dayMs } from './applyReview.ts'
import { cardsOfLog } from './cards/cardsOfLog.ts'
import type { ReviewLine } from './cards/cardsOfLog.ts'
import { comesBack } from './comesBack.ts'
import { dueAt } from './cards/dueAt.ts'
import { memoryState } from './cards/memoryState.ts'

const now = Date.UTC(2026, 10, 26, 12)
const statusOf = (isGiven: boolean) => (isGiven ? ('given' as const) : ('missing' as const))
const answers = array(
  record({
    question: nat({ max: 4 }),
    ago: integer({ min: 1, max: 90 * 24 }),
    wasHelped: boolean(),
    first: boolean(),
    second: boolean(),
  }),
  { maxLength: 30 },
)
type Made = typeof answers extends { generate: (...given: never[]) => { value: infer Value } } ? Value : never
const linesOf = (made: Made, id: number, at: (ago: number) => number): ReviewLine[] =>
  made.map(({ question, ago, wasHelped, first, second }, nth) => ({
    id: id + nth,
    evaluationId: `answer ${id + nth}`,
    questionId: `q${question}`,
    at: at(ago),
    wasHelped,
    parts: [
      { id: 'p1', status: statusOf(first) },
      { id: 'p2.1', status: statusOf(second) },
      { id: 'p2.2', status: 'given' },
    ],
  }))

test('a browser that knows this sitting alone says what the server says, who knows the whole log', () => {
  assert(
    property(answers, answers, integer({ min: 0, max: 60 }), (before, sitting, daysLeft) => {
      const round = linesOf([...new Map(sitting.map((one) => [one.question, one])).values()], 1000, (ago) => now + ago)
      const log = [...linesOf(before, 0, (ago) => now - ago * 3_600_000), ...round]
      const eventAt = now + daysLeft * dayMs
      const asked = new Set(round.map(({ questionId }) => questionId))
      const told = [...cardsOfLog(log)].flatMap(([name, card]) =>
        asked.has(name.split('/')[0] ?? '') && memoryState(card, now + dayMs).state === 'seen'
          ? [[name, dueAt(card, eventAt)] as const]
          : [],
      )
      expect(new Map(comesBack(round))).toEqual(new Map(told))
    }),
  )
})
