import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingToNextTier } from './missingToNextTier.ts'
import { rankPoints, type Effort } from './rankPoints.ts'
import { rankTier, rankTiers } from './rankTier.ts'

const effort: fc.Arbitrary<Effort> = fc.record({
  studySeconds: fc.nat(25 * 3600),
  questionsAnswered: fc.nat(700),
  memoryPoints: fc.nat(30_000),
})
const tierOf = (of: Effort) => rankTier(rankPoints(of).total)
const rankOf = (of: Effort) => rankTiers.findIndex(({ name }) => name === tierOf(of))
const more = (of: Effort, { hours = 0, questions = 0, memoryPoints = 0 }): Effort => ({
  studySeconds: of.studySeconds + hours * 3600,
  questionsAnswered: of.questionsAnswered + questions,
  memoryPoints: of.memoryPoints + memoryPoints,
})
const nothing: Effort = { studySeconds: 0, questionsAnswered: 0, memoryPoints: 0 }

test.each([
  [1, 25, 4_500, 15],
  [5, 100, 12_000, 30],
  [10, 250, 18_000, 55],
  [15, 400, 25_000, 80],
  [20, 540, 25_000, 100],
  [4, 99, 11_999, 15],
])('%i hours, %i questions and %i memorization points give %i', (hours, questions, memoryPoints, total) => {
  expect(rankPoints(more(nothing, { hours, questions, memoryPoints })).total).toBe(total)
})

test('only whole hours count', () => {
  expect(rankPoints({ ...nothing, studySeconds: 3599 }).hours).toBe(0)
  expect(rankPoints({ ...nothing, studySeconds: 3600 }).hours).toBe(5)
  expect(rankPoints({ ...nothing, studySeconds: 5 * 3600 - 1 }).hours).toBe(5)
})

test('tiers begin at 25, 50, 70 and 90', () => {
  const tiers = [0, 24, 25, 49, 50, 69, 70, 89, 90, 100].map(rankTier)
  expect(tiers.filter((_, index) => index % 2 === 0)).toEqual(['Starter', 'Silver', 'Gold', 'Diamond', 'Platinum'])
  expect(tiers.filter((_, index) => index % 2 === 1)).toEqual(['Starter', 'Silver', 'Gold', 'Diamond', 'Platinum'])
})

test('each row of the table reaches its tier, and the sum alone decides', () => {
  for (const { name, oneWay } of rankTiers) expect(tierOf(more(nothing, oneWay))).toBe(name)
  expect(tierOf(more(nothing, { hours: 20 }))).toBe('Silver')
  expect(tierOf(more(nothing, { hours: 20, questions: 540 }))).toBe('Diamond')
})

test('more effort never lowers the tier', () => {
  fc.assert(
    fc.property(effort, effort, (one, other) => {
      const both = {
        studySeconds: one.studySeconds + other.studySeconds,
        questionsAnswered: one.questionsAnswered + other.questionsAnswered,
        memoryPoints: one.memoryPoints + other.memoryPoints,
      }
      expect(rankOf(both)).toBeGreaterThanOrEqual(rankOf(one))
    }),
  )
})

test('what is missing is enough, and alone one less of it is not', () => {
  fc.assert(
    fc.property(effort, (of) => {
      const missing = missingToNextTier(of)
      if (missing === undefined) {
        expect(tierOf(of)).toBe('Platinum')
        return
      }
      const goal = rankOf(of) + 1
      expect(missing.tier).toBe(rankTiers[goal]?.name)
      expect(rankOf(more(of, missing.oneWay))).toBeGreaterThanOrEqual(goal)
      for (const column of ['hours', 'questions', 'memoryPoints'] as const) {
        const amount = missing.alone[column]
        if (amount === null) continue
        expect(amount).toBeGreaterThan(0)
        expect(rankOf(more(of, { [column]: amount }))).toBeGreaterThanOrEqual(goal)
        expect(rankOf(more(of, { [column]: amount - 1 }))).toBeLessThan(goal)
      }
    }),
  )
})
