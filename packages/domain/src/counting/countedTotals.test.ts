import type { ProgressEvent } from '@seraph/schema/progress/progressEvent'
import { progressKinds } from '@seraph/schema/progress/progressKinds'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { studiedDays } from '../achievements/studiedDays.ts'
import type { PlayerTotals } from '../progress/playerTotals.ts'
import { emptyReckoning, reckonProgress, type Reckoning } from '../progress/reckonProgress.ts'
import type { StudyHistory } from '../progress/studyHistory.ts'
import { makeProgressEvent } from '../progress/testing/makeProgressEvent.ts'
import { countedChapters } from './chapterWork.ts'
import { effortOf } from '../ranks/effortOf.ts'

const start = Date.UTC(2026, 0, 10, 8)
const minute = 60_000
type Event = ProgressEvent & { loggedInAt: number }

const event = (over: Parameters<typeof makeProgressEvent>[0]): Event => ({
  ...makeProgressEvent(over),
  loggedInAt: start,
})
const counted = (of: number, over: Partial<NonNullable<ProgressEvent['counted']>> = {}) => ({
  counted: of,
  repeated: 0,
  tooFast: 0,
  triviaPoints: 0,
  memoryPoints: 0,
  byChapter: {},
  ...over,
})
const reckon = (events: readonly Event[]): Reckoning => reckonProgress(emptyReckoning(), events)
const rankedOf = (events: readonly Event[]) => effortOf(reckon(events).totals)

const facts = {
  kind: fc.constantFrom(...progressKinds),
  occurredAt: fc.integer({ min: start, max: start + 600 * minute }),
  localDate: fc.constantFrom('2026-01-10', '2026-01-11'),
  studySeconds: fc.nat(3_000),
  chapters: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
  questionsAnswered: fc.nat(20),
  crosswordsCompleted: fc.nat(1),
  triviaPoints: fc.nat(500),
  memoryPoints: fc.nat(500),
}
const opening = fc.record(facts).map((over) => event(over))
const recent = fc.record({ ...facts, some: fc.nat(6), chapter: fc.integer({ min: 1, max: 4 }) }).map((over) => {
  const { some, chapter, triviaPoints, memoryPoints } = over
  return event({ ...over, counted: counted(some, { triviaPoints, memoryPoints, byChapter: { [chapter]: some } }) })
})

/** Totals and history as the version before stored them. */
function asBefore({ totals, history }: Reckoning): Reckoning {
  const { counted: _, ...rest } = totals
  const credits = Object.entries(totals.credits).map(([id, { opening: __, ...credit }]) => [id, credit])
  const days = Object.entries(history.days).map(([date, { questionsAnswered, chapters }]) => [
    date,
    { questionsAnswered, chapters },
  ])
  return {
    totals: { ...rest, credits: Object.fromEntries(credits) } as unknown as PlayerTotals,
    history: { days: Object.fromEntries(days), sessions: history.sessions } as unknown as StudyHistory,
  }
}

test('any order of events gives the same, and so does what was stored before the upgrade', () => {
  const some = fc.tuple(fc.array(opening, { maxLength: 8 }), fc.array(recent, { maxLength: 8 })).chain(([old, since]) =>
    fc.record({
      old: fc.constant(old),
      since: fc.constant(since),
      shuffled: fc.shuffledSubarray([...old, ...since], { minLength: old.length + since.length }),
    }),
  )
  fc.assert(
    fc.property(some, ({ old, since, shuffled }) => {
      const all = reckon(shuffled)
      expect(reckon([...old, ...since])).toEqual(all)
      expect(reckonProgress(asBefore(reckon(old)), since)).toEqual(all)
    }),
  )
})

test('an opening balance takes nothing of what was earned', () => {
  fc.assert(
    fc.property(fc.array(opening, { maxLength: 12 }), (old) => {
      const { totals, history } = reckon(old)
      const { studySeconds, totalQuestions: questionsAnswered, memoryPoints, chapters } = totals
      expect(effortOf(totals)).toEqual({ studySeconds, questionsAnswered, memoryPoints })
      expect(countedChapters(totals.counted.work)).toEqual(chapters)
      expect(totals.counted).toMatchObject({
        crosswords: totals.crosswordsCompleted,
        triviaPoints: totals.triviaPoints,
        selfGraded: totals.byKind['self-graded'].questions,
      })
      const days = studiedDays(history)
      expect(days.reduce((sum, { counts }) => sum + counts.questionsAnswered, 0)).toBe(
        old.reduce((sum, { counts }) => sum + counts.questionsAnswered, 0),
      )
      expect(days.at(-1)?.chapters ?? []).toEqual(chapters)
    }),
  )
})

test('practice and self-graded work stand in the totals and count for no rank', () => {
  const events = [
    event({ kind: 'trivia', questionsAnswered: 50, triviaPoints: 5_000, chapters: [1], counted: counted(0) }),
    event({
      kind: 'self-graded',
      questionsAnswered: 9,
      chapters: [2],
      counted: counted(9, { byChapter: { 2: 9 } }),
    }),
  ]
  const { totals } = reckon(events)
  expect(totals).toMatchObject({ totalQuestions: 59, triviaPoints: 5_000, chapters: [1, 2] })
  expect(totals.counted).toMatchObject({ questions: 0, selfGraded: 9, triviaPoints: 0, work: {} })
  expect(rankedOf(events)).toEqual({ studySeconds: 0, questionsAnswered: 0, memoryPoints: 0 })
})

test('a chapter counts with its fifth counted answer, or with a crossword or memory game', () => {
  const answers = (of: number, localDate: string) =>
    event({ kind: 'trivia', localDate, counted: counted(of, { byChapter: { 3: of } }) })
  const game = event({ kind: 'memory', localDate: '2026-01-12', counted: counted(1, { byChapter: { 7: 1 } }) })
  const { totals, history } = reckon([answers(4, '2026-01-10'), answers(1, '2026-01-11'), game])
  expect(countedChapters(totals.counted.work)).toEqual([3, 7])
  expect(studiedDays(history).map(({ chapters }) => chapters)).toEqual([[], [3], [3, 7]])
})

test('hours are the time between actions, 5 minutes at most, and none before the login', () => {
  const answer = (minutes: number) =>
    event({ kind: 'trivia', occurredAt: start + minutes * minute, studySeconds: 3_600, counted: counted(1) })
  expect(rankedOf([answer(2)]).studySeconds).toBe(120)
  expect(rankedOf([answer(10), answer(12), answer(60)]).studySeconds).toBe((5 + 2 + 5) * 60)
  expect(rankedOf([answer(10), answer(10), answer(10)]).studySeconds).toBe(300)
})
