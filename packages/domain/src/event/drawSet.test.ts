import { array, assert, constantFrom, integer, nat, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'

import { drawOther, drawSet } from './drawSet.ts'
import type { SetQuestion } from './drawSet.ts'

const types = ['recall', 'list', 'true_false', 'quotation'] as const
const pool = uniqueArray(
  record({
    id: integer({ min: 1, max: 9_999 }).map((id) => `q-${id}`),
    chapter: integer({ min: 1, max: 6 }),
    verse: nat({ max: 30 }).map((verse) => `Mark ${verse}`),
    points: integer({ min: 1, max: 8 }),
    type: constantFrom<string>(...types),
  }),
  { selector: ({ id }) => id, maxLength: 200 },
)
const size = constantFrom(10, 20, 45, 90)

test('a set is of the size that was asked for, or all there is, and has nothing twice', () => {
  assert(
    property(pool, size, nat(), (questions, wanted, seed) => {
      const drawn = drawSet(questions, { size: wanted, seed })
      expect(drawn).toHaveLength(Math.min(wanted, questions.length))
      expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length)
    }),
  )
})

test('the order in which the questions are handed over changes nothing', () => {
  assert(
    property(pool, size, nat(), array(nat(), { minLength: 1, maxLength: 5 }), (questions, wanted, seed, [turn = 0]) => {
      const turned = [
        ...questions.slice(turn % (questions.length + 1)),
        ...questions.slice(0, turn % (questions.length + 1)),
      ]
      expect(drawSet(turned, { size: wanted, seed })).toEqual(drawSet(questions, { size: wanted, seed }))
    }),
  )
})

/** Ten chapters of sixty questions, of each verse three. */
const plenty: SetQuestion[] = Array.from({ length: 600 }, (_, at) => ({
  id: `p-${at}`,
  chapter: Math.floor(at / 60) + 1,
  verse: `${Math.floor(at / 3)}`,
  points: (at % 8) + 1,
  type: at % 5 === 0 ? 'true_false' : 'recall',
}))

test('where there is plenty the mix is kept, chapters are even, no verse comes twice and few are true or false', () => {
  assert(
    property(size, nat(), (wanted, seed) => {
      const drawn = drawSet(plenty, { size: wanted, seed })
      const mean = drawn.reduce((sum, { points }) => sum + points, 0) / wanted
      expect(mean).toBeGreaterThan(1.9)
      expect(mean).toBeLessThan(3)
      const chapters = [...Map.groupBy(drawn, ({ chapter }) => chapter).values()].map((list) => list.length)
      expect(Math.max(...chapters) - Math.min(...chapters)).toBeLessThanOrEqual(Math.max(2, wanted / 15))
      expect(new Set(drawn.map(({ verse }) => verse)).size).toBe(wanted)
      expect(drawn.filter(({ type }) => type === 'true_false').length).toBeLessThanOrEqual(Math.max(1, wanted * 0.03))
    }),
  )
})

test('where verses come more than once, no two of one verse stand side by side', () => {
  const few = Array.from({ length: 36 }, (_, at) => ({
    ...plenty[at],
    id: `f-${at}`,
    chapter: 1,
    points: 1,
    type: 'recall',
  }))
  const siblings = few.map((question, at) => ({ ...question, verse: `Mark ${at % 3}` }))
  assert(
    property(constantFrom(20, 10), nat(), (wanted, seed) => {
      const drawn = drawSet(siblings, { size: wanted, seed })
      for (const [at, { verse }] of drawn.entries()) expect(drawn[at + 1]?.verse).not.toBe(verse)
    }),
  )
})

test('another seed draws another set', () => {
  const ids = (seed: number) => drawSet(plenty, { size: 90, seed }).map(({ id }) => id)
  expect(ids(1)).not.toEqual(ids(2))
})

test('in a chapter what the club was asked least comes first, and the kinds are mixed', () => {
  assert(
    property(nat(), (seed) => {
      const asked = plenty.map((question, at) => ({ ...question, times: Math.floor(at / 8) % 2 }))
      const drawn = drawSet(asked, { size: 90, seed })
      expect(drawn.filter(({ times }) => times === 1).length).toBeLessThan(30)
      const kinds = plenty.map((question, at) => ({ ...question, type: at % 3 === 0 ? 'quotation' : 'recall' }))
      const quotations = drawSet(kinds, { size: 90, seed }).filter(({ type }) => type === 'quotation')
      expect(Math.abs(quotations.length - 30)).toBeLessThan(12)
    }),
  )
})

test('what comes in the place of a question is another one of as many points, of a verse that isn’t there', () => {
  assert(
    property(nat(), nat({ max: 89 }), (seed, at) => {
      const set = drawSet(plenty, { size: 90, seed })
      const other = drawOther(plenty, { set, at, seed })
      expect(set.map(({ id }) => id)).not.toContain(other?.id)
      expect(Math.min(5, other?.points ?? 0)).toBe(Math.min(5, set[at]?.points ?? 0))
      expect(set.some(({ verse }, place) => place !== at && verse === other?.verse)).toBe(false)
    }),
  )
  expect(drawOther(plenty.slice(0, 1), { set: plenty.slice(0, 1), at: 0, seed: 1 })).toBeUndefined()
  expect(drawOther(plenty, { set: [], at: 0, seed: 1 })).toBeUndefined()
})
