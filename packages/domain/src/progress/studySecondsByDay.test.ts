import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { ProgressEvent } from '@seraph/schema/progress/progressEvent'
import { applyEvent } from './applyEvent.ts'
import { emptyTotals } from './playerTotals.ts'
import { studySecondsByDay } from './studySecondsByDay.ts'
import { makeProgressEvent, type EventFacts } from './testing/makeProgressEvent.ts'

const hour = 3_600_000
const loginAt = Date.UTC(2026, 2, 1, 23)
const event = (over: EventFacts): ProgressEvent =>
  makeProgressEvent({
    occurredAt: loginAt + hour,
    localDate: '2026-03-01',
    loginId: 'first',
    studySeconds: 600,
    ...over,
  })
const daysOf = (events: ProgressEvent[]) => {
  const totals = events.reduce((sum, one) => applyEvent(sum, one, loginAt), emptyTotals())
  return { days: studySecondsByDay(totals), studySeconds: totals.studySeconds }
}

test('each day has its own time, over all logins', () => {
  const events = [event({}), event({ localDate: '2026-03-02' }), event({ loginId: 'second' })]
  expect(daysOf(events).days).toEqual({ '2026-03-01': 1_200, '2026-03-02': 600 })
})

test('of a login that claims more than passed, the first days keep their claim', () => {
  const events = [event({ localDate: '2026-03-02', studySeconds: 3_000 }), event({ studySeconds: 2_000 })]
  expect(daysOf(events)).toEqual({ days: { '2026-03-01': 2_000, '2026-03-02': 1_600 }, studySeconds: 3_600 })
})

test('the days together are the study time, whatever the events and their order', () => {
  const events = fc.array(
    fc.record({
      loginId: fc.constantFrom('first', 'second'),
      localDate: fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-03'),
      studySeconds: fc.nat(7_200),
      occurredAt: fc.integer({ min: loginAt - hour, max: loginAt + 40 * hour }),
    }),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(events, (list) => {
      const { days, studySeconds } = daysOf(list.map(event))
      expect(Object.values(days).reduce((sum, one) => sum + one, 0)).toBe(studySeconds)
      expect(daysOf(list.toReversed().map(event)).days).toEqual(days)
    }),
  )
})
