import type { Question } from '@seraph/schema/http/questions'
import { expect, test } from 'vitest'

import { startRun } from './quizRunState.ts'
import { readRun } from './readRun.ts'

const question: Question = {
  id: 'isa-1-1-a',
  chapter: 1,
  verse: 'Isaiah 1:1',
  type: 'recall',
  points: 1,
  question: 'Who saw the vision?',
  hint: 'One name',
}

test('a kept run comes back as it was', () => {
  const run = startRun([question])
  expect(readRun(structuredClone(run))).toEqual(run)
})

test.each([undefined, null, 7, {}, { quiz: {} }, { quiz: { questions: [], index: 0 }, draft: '', clock: {} }])(
  '%o is no run',
  (value) => {
    expect(readRun(value)).toBeUndefined()
  },
)
