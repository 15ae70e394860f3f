import type { ProgressEvent } from '@seraph/schema/progress/progressEvent'
import type { Achievement, AchievementRule } from '@seraph/schema/season'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeProgressEvent, type EventFacts } from '../progress/testing/makeProgressEvent.ts'
import { longestStreak } from '../streaks/streak.ts'
import { earnedAchievements } from './earnedAchievements.ts'

const day = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 0, 1, 12)
const date = (at: number): string => new Date(at).toISOString().slice(0, 10)

function event(onDay: number, facts: EventFacts = {}): ProgressEvent {
  const occurredAt = start + onDay * day
  return makeProgressEvent({ id: String(onDay), occurredAt, localDate: date(occurredAt), ...facts })
}

const entry = (id: string, rule: AchievementRule): Achievement => ({ id, title: id, description: id, rule })
const catalogue = [
  entry('one', { kind: 'chapters', count: 1 }),
  entry('all', { kind: 'chapters' }),
  entry('streak3', { kind: 'streak', count: 3 }),
  entry('questions25', { kind: 'questions', count: 25 }),
  entry('room', { kind: 'first_room' }),
]
const earned = (events: ProgressEvent[], milestones = {}) =>
  earnedAchievements(catalogue, { chapterCount: 4, events, milestones })

test('nothing done earns nothing', () => {
  expect(earned([])).toEqual([])
})

test('chapters are earned on the day of the last that was needed, whatever the order in which events come', () => {
  const events = [event(5, { chapters: [4] }), event(2, { chapters: [2, 3, 9] }), event(1, { chapters: [2] }), event(9)]
  expect(earned(events)).toEqual([{ id: 'one', earnedOn: '2026-01-02' }])
  expect(earned([...events, event(7, { chapters: [1] })])).toEqual([
    { id: 'one', earnedOn: '2026-01-02' },
    { id: 'all', earnedOn: '2026-01-08' },
  ])
})

test('a streak is earned on the day that completes it and stays earned', () => {
  expect(earned([event(0), event(1), event(4), event(5), event(6), event(20)])).toEqual([
    { id: 'streak3', earnedOn: '2026-01-07' },
  ])
})

test('questions of every kind count together, others not', () => {
  const answer = (onDay: number, kind: ProgressEvent['kind'], questionsAnswered: number) =>
    event(onDay, { kind, questionsAnswered })
  const some = [answer(0, 'trivia', 10), answer(2, 'self-graded', 10), answer(4, 'study', 50)]
  expect(earned(some)).toEqual([])
  expect(earned([...some, answer(6, 'ai-evaluated', 5)])).toEqual([{ id: 'questions25', earnedOn: '2026-01-07' }])
})

test('milestones are taken from the facts', () => {
  expect(earned([], { first_room: '2026-02-03' })).toEqual([{ id: 'room', earnedOn: '2026-02-03' }])
})

test('more events never take an achievement away, and a streak is earned just when it was ever that long', () => {
  const days = fc.uniqueArray(fc.nat(30), { maxLength: 25 })
  fc.assert(
    fc.property(days, days, (some, others) => {
      const chapters = (onDay: number) => [1 + (onDay % 4)]
      const few = some.map((onDay) => event(onDay, { chapters: chapters(onDay), kind: 'trivia', questionsAnswered: 3 }))
      const many = [...few, ...others.map((onDay) => event(onDay, { id: `other ${String(onDay)}` }))]
      const ids = earned(many).map(({ id }) => id)
      for (const { id } of earned(few)) expect(ids).toContain(id)
      expect(ids.includes('streak3')).toBe(longestStreak(many.map(({ localDate }) => localDate)) >= 3)
    }),
  )
})
