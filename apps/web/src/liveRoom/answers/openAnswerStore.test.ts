import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'

import { openAnswerStore } from './openAnswerStore.ts'

const answer = (submissionId: string, participantId: string) => ({
  submissionId,
  roomId: 'room',
  participantId,
  questionId: submissionId,
  questionIndex: 0,
  answer: 'Uzziah',
})

test('each participant’s answers come back in order, without those that were acknowledged', async () => {
  const store = openAnswerStore()
  for (const id of ['c', 'a', 'b']) await store.add(answer(id, 'me'))
  await store.add(answer('d', 'another'))
  await store.remove('a')
  await store.remove('never there')
  const ids = async (participantId: string) =>
    (await openAnswerStore().list({ roomId: 'room', participantId })).map(({ submissionId }) => submissionId)
  expect(await ids('me')).toEqual(['c', 'b'])
  expect(await ids('another')).toEqual(['d'])
})
