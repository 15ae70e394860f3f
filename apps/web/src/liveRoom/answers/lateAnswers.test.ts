import { expect, test } from 'vitest'

import { memoryStorage } from '../../api/browserStorage.ts'
import { forgetLateOf, readLate, writeLate } from './lateAnswers.ts'

const day = 24 * 3_600_000
const ann = { roomId: 'r1', nickname: 'MO1A', participantId: 'p1' }
const ben = { roomId: 'r1', nickname: 'MO1B', participantId: 'p2' }
const late = { questionId: 'q1', answer: 'the holy br', question: 'What remains?' }

test('another page of this browser finds a seat’s late answers by the seat, and by room and code, and nobody else’s', () => {
  const storage = memoryStorage()
  writeLate(ann, [late], 0, storage)
  writeLate(ben, [{ questionId: 'q2', answer: 'Zion' }], 0, storage)
  expect(readLate({ participantId: 'p1' }, storage)).toEqual([late])
  expect(readLate({ roomId: 'r1', nickname: 'MO1B' }, storage)).toEqual([{ questionId: 'q2', answer: 'Zion' }])
  expect(readLate({ roomId: 'r2', nickname: 'MO1A' }, storage)).toEqual([])
})

test('they go after 30 days, with the player’s record, and where they can’t be read', () => {
  const storage = memoryStorage()
  writeLate(ann, [late], 0, storage)
  writeLate(ben, [late], 31 * day, storage)
  expect(readLate({ participantId: 'p1' }, storage)).toEqual([])
  forgetLateOf('MO1B', storage)
  expect(readLate({ participantId: 'p2' }, storage)).toEqual([])
  storage.setItem('lateAnswers', '[{')
  expect(readLate({ participantId: 'p2' }, storage)).toEqual([])
})
