import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'

import { orDamaged } from '../../../saving/testing/damaged.ts'
import { startRun } from './quizRunState.ts'
import { readRun } from './readRun.ts'

const question = { id: 'q', chapter: 1, verse: 'Isaiah 1:1', points: 2, question: 'Who?', hint: 'One name' }
const run = startRun([{ ...question, type: 'recall' }])

test('what this version writes is read as it was written', () => {
  expect(readRun(run)).toEqual(run)
})

test('whatever is kept of a quiz is read or refused, and what is read can be shown', () => {
  assert(
    property(orDamaged(run), (kept) => {
      const shown = readRun(kept)
      if (shown !== undefined) expect(shown.quiz.questions[shown.quiz.index]?.question).toEqual(expect.any(String))
    }),
  )
})
