import { expect, test } from 'vitest'
import { accuracy, averageAccuracy, objectiveAccuracy } from './accuracy.ts'

const none = { questions: 0, earned: 0, possible: 0 }
const drills = { 'which-verse': none, 'in-order': none }
const of = (questions: number, earned: number, possible: number) => ({ questions, earned, possible })

test('accuracy is in whole percent, and nothing where nothing could be earned', () => {
  expect(accuracy(2, 3)).toBe(67)
  expect(accuracy(0, 3)).toBe(0)
  expect(accuracy(3, 3)).toBe(100)
  expect(accuracy(0, 0)).toBeNull()
})

test('objective accuracy sums AI and trivia points and leaves self-graded and drills out', () => {
  const byKind = { 'ai-evaluated': of(2, 6, 10), 'self-graded': of(9, 0, 90), trivia: of(10, 9, 10), ...drills }
  expect(objectiveAccuracy({ byKind })).toBe(75)
  expect(objectiveAccuracy({ byKind: { ...byKind, 'which-verse': of(9, 0, 9) } })).toBe(75)
  expect(objectiveAccuracy({ byKind: { ...byKind, 'ai-evaluated': none, trivia: none } })).toBeNull()
})

test('average accuracy is the mean of the kinds that have questions', () => {
  const byKind = { 'ai-evaluated': of(2, 6, 10), 'self-graded': of(5, 8, 10), trivia: none, ...drills }
  expect(averageAccuracy({ byKind })).toBe(70)
  expect(averageAccuracy({ byKind: { ...byKind, trivia: of(1, 0, 1) } })).toBe(47)
  expect(averageAccuracy({ byKind: { 'ai-evaluated': none, 'self-graded': none, trivia: none, ...drills } })).toBeNull()
})
