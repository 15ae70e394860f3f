import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { rankPoints, type Effort } from './rankPoints.ts'
import { rankTier } from './rankTier.ts'
import { starterStepCount, starterSteps } from './starterSteps.ts'

const effort: fc.Arbitrary<Effort> = fc.record({
  studySeconds: fc.nat(25 * 3600),
  questionsAnswered: fc.nat(700),
  memoryPoints: fc.nat(30_000),
})
const ofQuestions = (questionsAnswered: number): Effort => ({ studySeconds: 0, questionsAnswered, memoryPoints: 0 })

test('the first step is at 25 questions, and until then it is said how many are missing', () => {
  expect(starterSteps(ofQuestions(0))).toEqual({ reached: 0, questions: 25 })
  expect(starterSteps(ofQuestions(24))).toEqual({ reached: 0, questions: 1 })
  expect(starterSteps(ofQuestions(25))).toEqual({ reached: 1, questions: 75 })
  expect(starterSteps(ofQuestions(100))).toEqual({ reached: 2, questions: 150 })
})

test('a starter has reached fewer than all steps, and nobody else has steps', () => {
  fc.assert(
    fc.property(effort, (of) => {
      const steps = starterSteps(of)
      expect(steps !== undefined).toBe(rankTier(rankPoints(of).total) === 'Starter')
      if (steps === undefined) return
      expect(steps.reached).toBeGreaterThanOrEqual(0)
      expect(steps.reached).toBeLessThan(starterStepCount)
    }),
  )
})

test('so many more questions as are named lead on: to a later step or out of the tier', () => {
  fc.assert(
    fc.property(effort, (of) => {
      const steps = starterSteps(of)
      if (steps === undefined) return
      expect(steps.questions).toBeGreaterThan(0)
      const then = starterSteps({ ...of, questionsAnswered: of.questionsAnswered + steps.questions })
      if (then !== undefined) expect(then.reached).toBeGreaterThan(steps.reached)
    }),
  )
})
