import { expect, test } from 'vitest'

import { judge } from '../judge.ts'
import { nameParts } from './nameParts.ts'

const idsOf = (parts: readonly { id?: string | undefined }[]) => parts.map(({ id }) => id)

test('a part keeps its id; one without is named by its place', () => {
  const question = { question: 'Who?', points: 2, parts: [{ id: 'p7', text: 'Ann' }, { text: 'Ben' }] }
  expect(idsOf(nameParts(question).parts)).toEqual(['p7', 'p2'])
})

test('each verdict names its part, whatever was answered', () => {
  const question = { question: 'Who was it?', points: 2, parts: ['p3', 'p9'].map((id) => ({ id, text: `king ${id}` })) }
  for (const response of ['king p9', '', 'idk', 'the queen', 'king p3 and king p9'])
    expect(idsOf(judge(question, response).parts)).toEqual(['p3', 'p9'])
  const truth = { question: 'True or false: it rained.', points: 1, parts: [{ id: 'p4', text: 'true' }] }
  expect(idsOf(judge(truth, 'false').parts)).toEqual(['p4'])
})

test('the pieces of a split part have its id and their place', () => {
  const question = { question: 'Which two came?', points: 2, parts: [{ id: 'p5', text: 'the ox; the donkey' }] }
  expect(judge(question, 'a donkey').parts).toMatchObject([
    { id: 'p5.1', status: 'missing' },
    { id: 'p5.2', status: 'given' },
  ])
})
