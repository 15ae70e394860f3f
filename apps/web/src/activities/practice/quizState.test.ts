import type { Evaluation } from '@seraph/schema/http/evaluate'
import type { Question } from '@seraph/schema/http/questions'
import { expect, test } from 'vitest'

import { quizScore } from './run/quizScore.ts'
import { quizReducer, startQuiz, type Quiz, type QuizAction } from './quizState.ts'

const question = (id: string, points: number): Question => ({
  id,
  chapter: 1,
  verse: 'Isaiah 1:1',
  type: 'recall',
  points,
  question: 'Who?',
  hint: 'A name',
})
const evaluation = (score: number, maxScore: number): Evaluation => ({
  id: crypto.randomUUID(),
  score,
  maxScore,
  feedback: 'Well done.',
  parts: [],
  surplus: [],
  flags: [],
  alsoAccepted: [],
  judgedBy: 'built-in',
})

const quiz = startQuiz([question('a', 2), question('b', 3)])
const run = (from: Quiz, ...actions: QuizAction[]) => actions.reduce(quizReducer, from)
const judge = (questionId: string, score: number, maxScore: number): QuizAction => ({
  type: 'judge',
  questionId,
  evaluation: evaluation(score, maxScore),
  review: { at: score, wasHelped: false },
})

test('an answer is marked and its points count', () => {
  const judged = run(quiz, { type: 'submit' }, judge('a', 1, 2))
  expect(judged.phase).toBe('judged')
  expect(judged.shown?.score).toBe(1)
  expect(quizScore(judged)).toEqual({ answered: 1, earned: 1, possible: 2, total: 5, percent: 50 })
})

test('a failure leaves the question open for another try', () => {
  const failed = run(quiz, { type: 'submit' }, { type: 'fail', questionId: 'a' })
  expect(failed.phase).toBe('failed')
  expect(run(failed, { type: 'submit' }).phase).toBe('evaluating')
  expect(quizScore(failed).answered).toBe(0)
})

test('next and previous reset answer and result, and lose no mark', () => {
  const second = run(quiz, { type: 'submit' }, judge('a', 2, 2), { type: 'next' })
  expect(second).toMatchObject({ index: 1, phase: 'answering', shown: undefined })
  const first = run(second, { type: 'previous' })
  expect(first).toMatchObject({ index: 0, phase: 'answering', shown: undefined })
  expect(quizScore(first).earned).toBe(2)
})

test('answering again for practice shows the new result and keeps the first mark', () => {
  const again = run(
    quiz,
    { type: 'submit' },
    judge('a', 1, 2),
    { type: 'next' },
    { type: 'previous' },
    { type: 'submit' },
    judge('a', 2, 2),
  )
  expect(again.shown?.score).toBe(2)
  expect(quizScore(again)).toMatchObject({ answered: 1, earned: 1 })
  expect(again.reviews).toEqual({ a: { at: 1, wasHelped: false } })
})

test('nothing moves beyond the ends or while an answer is being marked', () => {
  expect(run(quiz, { type: 'previous' })).toBe(quiz)
  const evaluating = run(quiz, { type: 'submit' })
  expect(run(evaluating, { type: 'next' })).toBe(evaluating)
  expect(run(evaluating, { type: 'submit' })).toBe(evaluating)
})

test('a result of another question is not taken for the present one', () => {
  const evaluating = run(quiz, { type: 'submit' })
  expect(run(evaluating, judge('b', 3, 3))).toBe(evaluating)
  expect(run(evaluating, { type: 'fail', questionId: 'b' })).toBe(evaluating)
})
