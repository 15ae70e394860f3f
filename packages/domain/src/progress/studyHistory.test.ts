import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProgressEvent } from '@seraph/schema/progress/progressEvent'
import { countSessions } from './countSessions.ts'
import { addToHistory, emptyHistory, type StudyHistory } from './studyHistory.ts'
import { makeProgressEvent, type EventFacts } from './testing/makeProgressEvent.ts'

const minute = 60_000
const start = Date.UTC(2026, 0, 10, 15)

const event = (minutes: number, facts: EventFacts = {}): ProgressEvent =>
  makeProgressEvent({ occurredAt: start + minutes * minute, ...facts })
const historyOf = (events: readonly ProgressEvent[]): StudyHistory =>
  events.reduce((history, one) => addToHistory(history, one, start), emptyHistory())

test('a day gathers its questions and chapters', () => {
  const history = historyOf([
    event(0, { questionsAnswered: 2, chapters: [7, 3] }),
    event(5, { questionsAnswered: 1, chapters: [3] }),
    event(1440, { localDate: '2026-01-11' }),
  ])
  expect(history.days).toEqual({
    '2026-01-10': { questionsAnswered: 3, chapters: [3, 7], counted: 3, work: { 3: 5, 7: 5 } },
    '2026-01-11': { questionsAnswered: 0, chapters: [], counted: 0, work: {} },
  })
})

test('an event between two sessions joins them when it is close to both', () => {
  const apart = historyOf([event(0), event(60)])
  expect(apart.sessions).toHaveLength(2)
  expect(addToHistory(apart, event(30), start).sessions).toEqual([[start, start + 60 * minute]])
  expect(addToHistory(apart, event(29), start).sessions).toHaveLength(2)
})

test('any order gives the same history, with as many sessions as the times make', () => {
  const events = fc.array(
    fc.record({
      minutes: fc.nat(600),
      localDate: fc.constantFrom('2026-01-10', '2026-01-11'),
      questionsAnswered: fc.nat(3),
      chapters: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
    }),
    { maxLength: 25 },
  )
  fc.assert(
    fc.property(
      events.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
      ([list, shuffled]) => {
        const make = ({ minutes, ...facts }: (typeof list)[number]) => event(minutes, facts)
        const history = historyOf(list.map(make))
        expect(historyOf(shuffled.map(make))).toEqual(history)
        expect(history.sessions).toHaveLength(countSessions(list.map((one) => start + one.minutes * minute)))
      },
    ),
  )
})
