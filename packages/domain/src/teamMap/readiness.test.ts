import { array, assert, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { chapterReadiness } from './chapterReadiness.ts'
import type { MapQuestion, MemberCards } from './mapQuestion.ts'
import { planMeetings } from './planMeetings.ts'
import { readiness } from './readiness.ts'

const hour = 3_600_000
const day = 24 * hour
const now = Date.UTC(2026, 11, 1)

const questions: MapQuestion[] = Array.from({ length: 8 }, (_, at) => ({
  id: `q${at}`,
  nth: at,
  chapter: 1 + Math.floor(at / 3),
  points: 2,
  places: [at],
  parts: ['p1', 'p2'],
  numbers: [1, 2],
}))
const packedCard = record({
  stability: integer({ min: 1, max: 60 }),
  ago: integer({ min: 0, max: 60 * 24 }),
  apart: option(integer({ min: 0, max: 100 })),
}).map(({ stability, ago, apart }) => {
  const at = now - ago * hour
  return [stability, 5, at, 2, 0, ...(apart === null ? [] : [at - apart * hour, at])]
})
const memberOf = array(record({ question: integer({ min: 0, max: 7 }), p1: packedCard, p2: option(packedCard) }), {
  maxLength: 8,
}).map((cards): MemberCards =>
  Object.fromEntries(
    cards.map(({ question, p1, p2 }) => [`q${question}`, { p1, ...(p2 !== null && { p2 }) }] as const),
  ),
)
const standing = (members: readonly MemberCards[], eventAt = now + 30 * day) =>
  chapterReadiness(questions, members, { now, eventAt })

test('nothing is kept or expected that was never met, and the range holds what is expected', () => {
  assert(
    property(array(memberOf, { maxLength: 7 }), (members) => {
      const chapters = standing(members)
      expect(chapters.map(({ chapter, parts }) => [chapter, parts])).toEqual([
        [1, 6],
        [2, 6],
        [3, 4],
      ])
      for (const { parts, met, kept, expected } of chapters) {
        expect(met).toBeLessThanOrEqual(parts)
        expect(kept).toBeLessThanOrEqual(met)
        expect(expected).toBeLessThanOrEqual(met)
      }
      const { share, low, high } = readiness(chapters)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(low).toBeLessThanOrEqual(share)
      expect(share).toBeLessThanOrEqual(high)
      expect(high).toBeLessThanOrEqual(1)
    }),
  )
})

test('a further member never takes anything away, and waiting never adds', () => {
  assert(
    property(array(memberOf, { maxLength: 4 }), memberOf, integer({ min: 0, max: 90 }), (members, another, days) => {
      const [before, after] = [readiness(standing(members)), readiness(standing([...members, another]))]
      expect(after.met).toBeGreaterThanOrEqual(before.met)
      expect(after.kept).toBeGreaterThanOrEqual(before.kept)
      expect(after.expected).toBeGreaterThanOrEqual(before.expected)
      const [sooner, later] = [standing(members, now), standing(members, now + days * day)].map(readiness)
      expect(later?.expected).toBeLessThanOrEqual(sooner?.expected ?? 0)
    }),
  )
})

test('who knows a part best stands for the team; what was missed last isn’t expected', () => {
  const strong = [40, 5, now - day, 3, 0, now - 9 * day, now - day]
  const missed = [1, 7, now - day, 3, 1]
  const [first] = standing([{ q0: { p1: missed } }, { q0: { p1: strong, p2: missed } }])
  expect(first).toMatchObject({ met: 2, kept: 1 })
  expect(first?.expected).toBeGreaterThan(0.8)
  expect(first?.expected).toBeLessThanOrEqual(1)
})

test('no question is certain of anything: an empty season and an unheard team are said to be so', () => {
  expect(readiness([])).toMatchObject({ share: 0, low: 0, high: 0, sureness: 'little' })
  const heard = (met: number) => readiness([{ chapter: 1, parts: 100, met, kept: 0, expected: met }]).sureness
  expect([24, 25, 74, 75].map(heard)).toEqual(['little', 'some', 'some', 'much'])
})

const chapterOf = record({ parts: integer({ min: 0, max: 90 }), met: integer({ min: 0, max: 90 }) }).map(
  ({ parts, met }) => ({ parts: Math.max(parts, met), met, kept: Math.floor(met / 2), expected: met / 2 }),
)

test('each of the meetings has something to gain, and no chapter is in both', () => {
  assert(
    property(array(chapterOf, { maxLength: 12 }), option(integer({ min: 0, max: 60 })), (given, daysLeft) => {
      const chapters = given.map((one, at) => ({ ...one, chapter: at + 1 }))
      const meetings = planMeetings(chapters, daysLeft ?? undefined)
      const named = meetings.flatMap((meeting) => meeting.chapters)
      expect(new Set(named).size).toBe(named.length)
      expect(meetings.length).toBeLessThanOrEqual(2)
      const gainOf = (goal: 'near' | 'new', chapter: number): number => {
        const { parts, met, kept } = chapters[chapter - 1] ?? { parts: 0, met: 0, kept: 0 }
        return goal === 'near' ? met - kept : parts - met
      }
      for (const { goal, chapters: some } of meetings)
        for (const chapter of some) expect(gainOf(goal, chapter)).toBeGreaterThan(0)
      if (chapters.some(({ chapter }) => gainOf('near', chapter) > 0)) {
        const best = Math.max(...chapters.map(({ chapter }) => gainOf('near', chapter)))
        expect(meetings[0]?.goal).toBe('near')
        expect(Math.max(...(meetings[0]?.chapters ?? []).map((one) => gainOf('near', one)))).toBe(best)
      }
    }),
  )
})

test('near the event nothing new is begun while something is nearly there', () => {
  const chapters = Array.from({ length: 6 }, (_, at) => ({
    chapter: at + 1,
    parts: 40,
    met: 20 - at,
    kept: 2,
    expected: 9,
  }))
  expect(planMeetings(chapters, 60)).toEqual([
    { goal: 'near', chapters: [1, 2] },
    { goal: 'new', chapters: [5, 6] },
  ])
  expect(planMeetings(chapters, 21)).toEqual([
    { goal: 'near', chapters: [1, 2] },
    { goal: 'near', chapters: [3, 4] },
  ])
})
