import type { Question } from '@seraph/schema/http/questions'
import { expect, test } from 'vitest'

import {
  firstUnscored,
  indexAfter,
  isLastToScore,
  selfGradedReducer,
  selfGradedScore,
  startSelfGraded,
  type SelfGradedAction,
  type SelfGradedQuiz,
} from './selfGradedQuiz.ts'

const question = (id: string, points: number, chapter = 1): Question => ({
  id,
  chapter,
  verse: 'Isaiah 1:1',
  type: 'recall',
  points,
  question: `${id}?`,
  hint: 'One name',
  answer: ['Amoz'],
})
const quiz = startSelfGraded([question('a', 2), question('b', 3), question('c', 1, 2)])
const run = (from: SelfGradedQuiz, ...actions: SelfGradedAction[]) => actions.reduce(selfGradedReducer, from)
const score = (points: number): SelfGradedAction[] => [
  { type: 'showAnswer' },
  { type: 'pick', score: points },
  { type: 'save' },
]

test('a score can be given only once the answer is shown, from 0 to the question’s points', () => {
  expect(run(quiz, { type: 'pick', score: 1 })).toBe(quiz)
  const shown = run(quiz, { type: 'showAnswer' })
  expect(run(shown, { type: 'pick', score: 3 })).toBe(shown)
  expect(run(shown, { type: 'save' })).toBe(shown)
  expect(run(shown, { type: 'pick', score: 0 }, { type: 'save' }).scores).toEqual([0, -1, -1])
})

test('the running score counts the scored questions alone', () => {
  expect(selfGradedScore(run(quiz, ...score(1), { type: 'goTo', index: 2 }, ...score(1)))).toEqual({
    scored: 2,
    earned: 2,
    possible: 3,
    total: 6,
  })
})

test('a saved score leads on, and behind the last question back to one that was left out', () => {
  expect(indexAfter(run(quiz, ...score(1)))).toBe(1)
  const last = run(quiz, { type: 'goTo', index: 2 })
  expect(isLastToScore(last)).toBe(false)
  expect(indexAfter(run(last, ...score(1)))).toBe(0)
  expect(firstUnscored(quiz, 2)).toBe(2)
  expect(firstUnscored(quiz, 3)).toBeUndefined()
})

test('a score can be changed, and a pick that was not saved is forgotten by moving on', () => {
  const changed = run(quiz, ...score(1), { type: 'pick', score: 2 }, { type: 'save' })
  expect(changed.scores[0]).toBe(2)
  expect(run(quiz, { type: 'showAnswer' }, { type: 'pick', score: 2 }, { type: 'goTo', index: 1 }).picked).toBeNull()
  expect(run(quiz, { type: 'goTo', index: 3 })).toBe(quiz)
})

test('a quiz that ends early is of what was scored', () => {
  expect(run(quiz, { type: 'showAnswer' }, { type: 'endHere' }).isComplete).toBe(false)
  const ended = run(quiz, { type: 'goTo', index: 1 }, ...score(2), { type: 'goTo', index: 2 }, { type: 'endHere' })
  expect(ended.isComplete).toBe(true)
  expect(ended.questions.map(({ id }) => id)).toEqual(['b'])
  expect(selfGradedScore(ended)).toEqual({ scored: 1, earned: 2, possible: 3, total: 3 })
})

test('the quiz is complete when all scores are set, and nothing changes afterwards', () => {
  expect(run(quiz, { type: 'complete' })).toBe(quiz)
  const twoDone = run(quiz, ...score(2), { type: 'goTo', index: 1 }, ...score(3), { type: 'goTo', index: 2 })
  expect(isLastToScore(twoDone)).toBe(true)
  const complete = run(twoDone, ...score(0), { type: 'complete' })
  expect(complete.isComplete).toBe(true)
  expect(run(complete, { type: 'goTo', index: 0 })).toBe(complete)
})
