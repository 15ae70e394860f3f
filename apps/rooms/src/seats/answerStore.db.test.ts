import type { NewRoomAnswer } from '@seraph/db/queries/rooms/storeAnswers'
import { countStatements } from '@seraph/db/testing/countStatements'
import { makeSeason } from '@seraph/db/testing/make'
import { makeJudgement } from '@seraph/db/testing/makeMarks'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import type { MadeRoom } from '@seraph/db/testing/makeRoom'
import { somebodyWaits } from '@seraph/db/testing/somebodyWaits'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { roomQuestions } from '../testing/roomQuestions.ts'
import { openAnswerStore } from './answerStore.ts'

const { db } = await testDatabase()
const { id: seasonId } = await makeSeason(db, { questions: roomQuestions })

const answerOf = (made: MadeRoom, at: number, questionId = 'q1'): NewRoomAnswer => ({
  roomId: made.room.id,
  participantId: made.seats[at]?.id ?? '',
  seasonId,
  question: { id: questionId, version: '1', chapter: 1 },
  submissionId: randomUUID(),
  evaluationId: randomUUID(),
  response: 'Amoz',
  builtIn: makeJudgement(),
  judgeVersion: '1',
  leaseMs: undefined,
  counting: { playerId: made.seats[at]?.playerId ?? '', localDate: '2026-11-24', eventId: randomUUID() },
})

test('7.8 answers of the same moment take one statement', async () => {
  const made = await makeRoom(db, { participants: 6 })
  const counted = countStatements(db)
  const store = openAnswerStore(counted.db)
  const marked = await Promise.all(made.seats.map((_, at) => store(answerOf(made, at))))
  const { version } = made.room
  expect(marked.map((one) => one?.version)).toEqual([1, 2, 3, 4, 5, 6].map((more) => version + more))
  expect(counted.count()).toBe(1)
})

test('a participant’s second answer of the moment waits for the first; its repeat is told from it', async () => {
  const made = await makeRoom(db, { participants: 2 })
  const store = openAnswerStore(db)
  const answers = [answerOf(made, 0), answerOf(made, 1), answerOf(made, 1, 'q2'), answerOf(made, 1)]
  const marked = await Promise.all(answers.map(store))
  expect(marked.map((one) => one !== undefined)).toEqual([true, true, true, false])
})

test('whoever answers in a room that is held is gathered four times, then waits for it; whoever answers in another doesn’t', async () => {
  const [held, free] = [await makeRoom(db), await makeRoom(db)]
  const counted = countStatements(db)
  const store = openAnswerStore(counted.db)
  const waiting = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('studyRooms').select('id').where('id', '=', held.room.id).forUpdate().execute()
    const others = [store(answerOf(free, 0)), store(answerOf(held, 0)), store(answerOf(free, 1))]
    expect(await Promise.all([others[0], others[2]])).toMatchObject([{ participant: {} }, { participant: {} }])
    await somebodyWaits(db)
    expect(counted.count()).toBe(4)
    return { answer: others[1] }
  })
  expect(await waiting.answer).toMatchObject({ participant: { id: held.seats[0]?.id } })
})

test('a statement that is stored but whose reply never comes holds up nobody in other rooms, and its own room as before', async () => {
  const [silent, other] = [await makeRoom(db), await makeRoom(db)]
  let isSilent = true
  const falling = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      if (!isSilent) return Promise.resolve(result)
      isSilent = false
      return new Promise(() => undefined)
    },
  })
  const store = openAnswerStore(falling)
  void store(answerOf(silent, 0))
  await expect.poll(() => isSilent).toBe(false)
  const fellow = store(answerOf(silent, 1)).catch((error: unknown) => error)
  expect(await store(answerOf(other, 0))).toMatchObject({ participant: { id: other.seats[0]?.id } })
  expect(await fellow).toEqual(new Error('nothing was begun within 2000 ms'))
})
