import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { hardestQuestions } from './hardestQuestions.ts'

const given = (questionId: string, score: number, maxScore: number) => ({ questionId, score, maxScore })

test('the question that earned the least of its points comes first; of equals the one that more have answered', () => {
  const answers = [
    given('easy', 2, 2),
    given('hard', 0, 4),
    given('half', 1, 2),
    given('two', 1, 2),
    given('two', 1, 2),
  ]
  expect(hardestQuestions(answers).map(({ questionId }) => questionId)).toEqual(['hard', 'two', 'half', 'easy'])
  expect(hardestQuestions(answers)[1]).toMatchObject({ score: 2, pointsPossible: 4 })
})

test('every answer stands under its own question once, and no later question was harder', () => {
  const answer = fc
    .record({
      questionId: fc.constantFrom('a', 'b', 'c', 'd'),
      maxScore: fc.integer({ min: 1, max: 9 }),
      part: fc.nat(9),
    })
    .map(({ questionId, maxScore, part }) => given(questionId, Math.min(part, maxScore), maxScore))
  fc.assert(
    fc.property(fc.array(answer), (answers) => {
      const sorted = hardestQuestions(answers)
      expect(sorted.flatMap((one) => one.answers)).toHaveLength(answers.length)
      for (const one of sorted) expect(one.answers.every(({ questionId }) => questionId === one.questionId)).toBe(true)
      const shares = sorted.map(({ score, pointsPossible }) => score / pointsPossible)
      expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    }),
  )
})
