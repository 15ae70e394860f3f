import { makeSeason } from '@seraph/db/testing/make'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import { expect, test } from 'vitest'

import { joinAs } from './testing/roomClient.ts'
import { roomQuestions } from './testing/roomQuestions.ts'
import { testHub } from './testing/testHub.ts'

const hub = await testHub()
const { db } = hub
await makeSeason(db, { questions: roomQuestions })

test('8.11 whoever joins is told which questions are asked; an answer to another of a given chapter is taken', async () => {
  const made = await makeRoom(db)
  const [seat = made.host] = made.seats
  const settings = JSON.stringify({ ...made.room.settings, asked: ['q2'] })
  await db.updateTable('studyRooms').set({ settings }).where('id', '=', made.room.id).execute()
  const child = await joinAs(hub, made, seat)
  expect(child.view().room.settings).toMatchObject({ asked: ['q2'], chaptersOf: 'room' })
  for (const questionId of ['q2', 'q1']) {
    child.answer(questionId, 'Amoz')
    expect(await child.take('answer_submitted')).toMatchObject({ questionId, evaluation: { score: 1 } })
  }
})
