import { expect, test } from 'vitest'

import { firstUnanswered, orderQuestions } from './orderQuestions.ts'

const questions = Array.from({ length: 40 }, (_, at) => ({ id: `isaiah-1-${at}`, chapter: 1 + (at % 3) }))
const place = { roomId: 'room', participantId: 'one', givenChapters: [[1, 2, 3]] }
const ids = (ordered: { id: string }[]) => ordered.map(({ id }) => id)

test('the order is the same for the same room and participant, whatever order the questions come in', () => {
  const ordered = orderQuestions(questions, place)
  expect(orderQuestions(questions.toReversed(), place)).toEqual(ordered)
  expect(ordered.toSorted((a, b) => questions.indexOf(a) - questions.indexOf(b))).toEqual(questions)
})

test('another participant and another room have another order', () => {
  const ordered = ids(orderQuestions(questions, place))
  expect(ids(orderQuestions(questions, { ...place, participantId: 'two' }))).not.toEqual(ordered)
  expect(ids(orderQuestions(questions, { ...place, roomId: 'other' }))).not.toEqual(ordered)
  expect(ordered).not.toEqual(ids(questions))
})

test('questions keep their order among themselves when others go', () => {
  const fewer = questions.filter((_, at) => at % 3 > 0)
  expect(orderQuestions(fewer, place)).toEqual(orderQuestions(questions, place).filter((one) => fewer.includes(one)))
})

test('what was given before comes before what was given after, each in its own order', () => {
  const ordered = orderQuestions(questions, { ...place, givenChapters: [[3], [1, 2]] })
  const mixed = orderQuestions(questions, place)
  expect(ordered).toEqual([
    ...mixed.filter(({ chapter }) => chapter === 3),
    ...mixed.filter(({ chapter }) => chapter < 3),
  ])
})

test('one goes on at the first question without an answer', () => {
  expect(firstUnanswered(questions, { 'isaiah-1-0': 1, 'isaiah-1-2': 1 })?.id).toBe('isaiah-1-1')
  expect(firstUnanswered(questions.slice(0, 1), { 'isaiah-1-0': 1 })).toBeUndefined()
})
