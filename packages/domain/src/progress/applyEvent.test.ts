import type { ProgressEvent } from '@seraph/schema/progress/progressEvent'
import { countNames, progressKinds } from '@seraph/schema/progress/progressKinds'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEvent } from './applyEvent.ts'
import { emptyTotals, type PlayerTotals } from './playerTotals.ts'
import { reckonProgress } from './reckonProgress.ts'
import { emptyHistory } from './studyHistory.ts'
import { makeProgressEvent } from './testing/makeProgressEvent.ts'

const start = Date.UTC(2026, 0, 10, 15)
const minute = 60_000
const logins: Readonly<Record<string, number>> = {
  first: start,
  second: start + 60 * minute,
  third: start + 500 * minute,
}
const loginAt = (event: ProgressEvent): number => logins[event.loginId] ?? start

const given = { occurredAt: start, loginId: 'first' }

const eventArbitrary: fc.Arbitrary<ProgressEvent> = fc
  .record({
    kind: fc.constantFrom(...progressKinds),
    occurredAt: fc.integer({ min: start, max: start + 1000 * minute }),
    localDate: fc.constantFrom('2026-01-10', '2026-01-11'),
    loginId: fc.constantFrom('first', 'second', 'third'),
    studySeconds: fc.integer({ min: 0, max: 7200 }),
    chapters: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
    questionsAnswered: fc.nat(20),
    pointsEarned: fc.nat(50),
    pointsPossible: fc.nat(50),
    crosswordsCompleted: fc.nat(1),
    triviaPoints: fc.nat(2000),
    memoryPoints: fc.nat(900),
  })
  .map(makeProgressEvent)

/** An event and a correction of it. */
const correctedArbitrary = fc.tuple(eventArbitrary, fc.integer({ min: -9, max: 9 })).map(([event, difference]) => ({
  event,
  correction: makeProgressEvent({
    kind: event.kind,
    chapters: event.chapters,
    occurredAt: event.occurredAt + 10_000 * minute,
    localDate: '2026-02-01',
    loginId: 'third',
    pointsEarned: difference,
    correctionOf: event.id,
  }),
}))

const applyAll = (events: readonly ProgressEvent[], totals = emptyTotals()): PlayerTotals =>
  events.reduce((sum, event) => applyEvent(sum, event, loginAt(event)), totals)

test('any order and any batches of the same events give equal totals', () => {
  const twoOrders = fc
    .array(eventArbitrary, { maxLength: 30 })
    .chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray(events, { minLength: events.length }),
        fc.array(fc.nat(events.length), { maxLength: 4 }),
      ),
    )
  fc.assert(
    fc.property(twoOrders, ([events, shuffled, cuts]) => {
      const edges = [0, ...cuts.toSorted((a, b) => a - b), shuffled.length]
      const stored = edges.slice(1).reduce((totals, edge, index) => {
        const batch = applyAll(shuffled.slice(edges[index], edge), totals)
        return JSON.parse(JSON.stringify(batch)) as PlayerTotals
      }, emptyTotals())
      expect(stored).toEqual(applyAll(events))
    }),
  )
})

test('time credited is never more than claimed, nor than passed since the login', () => {
  fc.assert(
    fc.property(fc.array(eventArbitrary, { maxLength: 30 }), (events) => {
      let expected = 0
      for (const [loginId, at] of Object.entries(logins)) {
        const own = events.filter((event) => event.loginId === loginId)
        const claimed = own.reduce((sum, event) => sum + event.studySeconds, 0)
        const passed = Math.max(0, ...own.map((event) => Math.floor((event.occurredAt - at) / 1000)))
        expected += Math.min(claimed, passed)
      }
      expect(applyAll(events).studySeconds).toBe(expected)
    }),
  )
})

test('a burst of delayed events keeps its time, and a false claim gains none', () => {
  const at = (minutes: number, studySeconds: number) =>
    makeProgressEvent({ ...given, occurredAt: start + minutes * minute, studySeconds })
  expect(applyAll([at(30, 900), at(10, 600), at(20, 300)]).studySeconds).toBe(1800)
  expect(applyAll([at(1, 7200), at(2, 7200)]).studySeconds).toBe(120)
  expect(applyAll([at(1, 7200), at(200, 0)]).studySeconds).toBe(7200)
  expect(applyAll([at(-5, 600)]).studySeconds).toBe(0)
})

test('an event counts what belongs to its kind', () => {
  const full = {
    ...given,
    questionsAnswered: 2,
    pointsEarned: 3,
    pointsPossible: 4,
    chapters: [6],
    crosswordsCompleted: 1,
  }
  const all = { ...full, triviaPoints: 200, memoryPoints: 50 }
  const kinds = [
    'ai-evaluated',
    'self-graded',
    'trivia',
    'which-verse',
    'in-order',
    'crossword',
    'memory',
    'study',
  ] as const
  const totals = applyAll(kinds.map((kind) => makeProgressEvent({ ...all, kind })))
  const each = { questions: 2, earned: 3, possible: 4 }
  expect(totals).toMatchObject({
    totalQuestions: 10,
    byKind: { 'ai-evaluated': each, 'self-graded': each, trivia: each, 'which-verse': each, 'in-order': each },
    byChapter: { 6: { earned: 6, possible: 8 } },
    chapters: [6],
    crosswordsCompleted: 1,
    triviaPoints: 200,
    memoryPoints: 50,
  })
})

test('points of an event about several chapters belong to none of them', () => {
  const totals = applyAll([
    makeProgressEvent({ ...given, kind: 'trivia', chapters: [9, 2], pointsEarned: 1, pointsPossible: 2 }),
  ])
  expect(totals.byChapter).toEqual({})
  expect(totals.chapters).toEqual([2, 9])
})

test('the last study is the latest event, not the last one applied', () => {
  expect(emptyTotals().lastStudyAt).toBeNull()
  expect(applyAll([makeProgressEvent({ ...given, occurredAt: start + 9 }), makeProgressEvent(given)]).lastStudyAt).toBe(
    start + 9,
  )
})

test('a correction changes points of its kind and chapter, and nothing that study makes', () => {
  fc.assert(
    fc.property(fc.array(eventArbitrary, { maxLength: 10 }), correctedArbitrary, (others, { event, correction }) => {
      const before = applyAll([...others, event])
      const after = applyAll([correction, ...others, event])
      const { byKind, byChapter, ...rest } = before
      expect(after).toMatchObject(rest)
      expect(Object.keys(after.byChapter)).toEqual(
        event.chapters.length === 1 && event.kind in byKind && event.kind !== 'self-graded'
          ? expect.arrayContaining(Object.keys(byChapter))
          : Object.keys(byChapter),
      )
      const sum = (totals: PlayerTotals) => Object.values(totals.byKind).reduce((all, { earned }) => all + earned, 0)
      expect(sum(after) - sum(before)).toBe(event.kind in byKind ? correction.counts.pointsEarned : 0)
    }),
  )
})

test('totals that were stored before a kind or a sum was known count it from none', () => {
  const { memoryPoints, byKind, ...rest } = emptyTotals()
  const { trivia, ...known } = byKind
  const stored = { totals: { ...rest, byKind: known } as unknown as PlayerTotals, history: emptyHistory() }
  const counts = Object.fromEntries(countNames.map((name) => [name, 1]))
  const events = (['memory', 'trivia'] as const).map((kind) => makeProgressEvent({ kind, ...counts }))
  const { totals } = reckonProgress(
    stored,
    events.map((event) => ({ ...event, loggedInAt: start })),
  )
  expect(totals).toMatchObject({ memoryPoints: memoryPoints + 1, totalQuestions: 1 })
  expect(totals.byKind).toEqual({ ...byKind, trivia: { ...trivia, questions: 1, earned: 1, possible: 1 } })
})
