import type { TriviaQuestion } from '@seraph/schema/http/trivia'
import { expect, test } from 'vitest'

import { shuffleChoices, withAnswer } from './loadTrivia.ts'
import {
  countCorrect,
  isAllAnswered,
  missedIn,
  questionAt,
  startTrivia,
  stateAt,
  triviaReducer,
  type TriviaAction,
  type TriviaRun,
} from './triviaRun.ts'

const question = (id: string): TriviaQuestion => ({
  id,
  chapter: 1,
  verse: 'Isaiah 1:1',
  question: `${id}?`,
  choices: ['right', 'wrong'],
  answer: 'right',
})
const round = startTrivia([1], ['a', 'b', 'c'].map(question))
const run = (from: TriviaRun, ...actions: TriviaAction[]) => actions.reduce(triviaReducer, from)
const answer = (choice: string): TriviaAction[] => [{ type: 'choose', choice }, { type: 'submit' }, { type: 'next' }]
const states = (of: TriviaRun) => of.sequence.map((_, index) => stateAt(of, index))

test('nothing is submitted before something is chosen, and an answer is locked', () => {
  expect(run(round, { type: 'submit' })).toBe(round)
  const wrong = run(round, { type: 'choose', choice: 'wrong' }, { type: 'submit' })
  expect(stateAt(wrong, 0)).toBe('incorrect')
  expect(run(wrong, { type: 'choose', choice: 'right' }, { type: 'submit' })).toBe(wrong)
  expect(run(round, { type: 'choose', choice: 'neither' })).toBe(round)
})

test('a jump leaves a choice behind, and the last question leads back to those left open', () => {
  const jumped = run(round, { type: 'choose', choice: 'wrong' }, { type: 'goTo', index: 2 })
  expect(jumped).toMatchObject({ index: 2, chosen: null, answers: {} })
  const answered = run(jumped, ...answer('right'))
  expect(answered.index).toBe(0)
  expect(states(answered)).toEqual(['unanswered', 'unanswered', 'correct'])
  expect(run(answered, { type: 'complete' }).phase).toBe('playing')
})

test('a round can be completed once all is answered, and reviewed without changing the score', () => {
  const done = run(round, ...answer('right'), ...answer('wrong'), ...answer('right'))
  expect(isAllAnswered(done)).toBe(true)
  const summary = run(done, { type: 'complete' })
  expect([summary.phase, countCorrect(summary)]).toEqual(['summary', 2])
  const review = run(summary, { type: 'review' }, { type: 'next' }, ...answer('right'))
  expect([review.phase, countCorrect(review)]).toEqual(['review', 2])
  expect(run(review, { type: 'showSummary' }).phase).toBe('summary')
})

test('a round that ends early keeps what was answered, and nothing is left open', () => {
  const two = run(round, ...answer('right'), { type: 'goTo', index: 2 }, ...answer('wrong'))
  const ended = run(two, { type: 'choose', choice: 'right' }, { type: 'endHere' })
  expect(ended).toMatchObject({ phase: 'summary', answers: { a: 'right', c: 'wrong' }, chosen: null })
  expect(ended.questions.map(({ id }) => id)).toEqual(['a', 'c'])
  expect([states(ended), countCorrect(ended)]).toEqual([['correct', 'incorrect'], 1])
  expect(missedIn(ended).map(({ id }) => id)).toEqual(['c'])
  expect(run(round, { type: 'endHere' })).toBe(round)
  expect(run(ended, { type: 'endHere' })).toBe(ended)
})

test('another order resets the position and the answers; the same one nothing', () => {
  const under = run(round, ...answer('right'))
  const random = run(under, { type: 'setOrder', order: 'random', sequence: [2, 0, 1] })
  expect(random).toMatchObject({ order: 'random', index: 0, answers: {} })
  expect(questionAt(random, 0)?.id).toBe('c')
  expect(run(random, { type: 'setOrder', order: 'random', sequence: [0, 1, 2] })).toBe(random)
  expect(questionAt(run(random, { type: 'setOrder', order: 'sequential', sequence: [0, 1, 2] }), 0)?.id).toBe('a')
})

test('Reset begins the chapter again in the same order, its timer at zero', () => {
  const random = run(round, { type: 'setOrder', order: 'random', sequence: [2, 0, 1] }, ...answer('right'))
  const again = run(random, { type: 'restart', questions: round.questions, sequence: [1, 2, 0], timerFromMs: 9_000 })
  expect(again).toMatchObject({ phase: 'playing', order: 'random', index: 0, answers: {}, timerFromMs: 9_000 })
})

test('an answer that is missing from the choices takes the place of the first', () => {
  expect(withAnswer({ ...question('a'), answer: 'other' }).choices).toEqual(['other', 'wrong'])
  expect(withAnswer(question('a')).choices).toEqual(['right', 'wrong'])
  expect(shuffleChoices(question('a'), () => 0).choices).toEqual(['wrong', 'right'])
})
