import { insertRoomAnswer } from '@seraph/db/queries/rooms/storeAnswers'
import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeJudgement } from '@seraph/db/testing/makeMarks'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import { coachCookie } from '@seraph/service/session'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { as, coachBrowser } from '../../testing/roomBrowser.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp()
const { db } = app
await makeSeason(db, { questions: [makeQuestion({ id: 'q1', chapter: 1, points: 2 })] })
const { room, coach, host, seats } = await makeRoom(db, { participants: 2, chapters: [1] })
const evaluationIds: string[] = []
for (const seat of seats) {
  const evaluationId = randomUUID()
  evaluationIds.push(evaluationId)
  await insertRoomAnswer(db, {
    roomId: room.id,
    participantId: seat.id,
    seasonId: '2026-isaiah',
    question: { id: 'q1', version: 'version of q1', chapter: 1 },
    submissionId: randomUUID(),
    evaluationId,
    response: 'the crib',
    builtIn: makeJudgement({ score: 1, maxScore: 2 }),
    judgeVersion: '1',
    leaseMs: undefined,
    counting: undefined,
  })
}
const browser = app.browser()
browser.cookies.set(coachCookie, coach.token)
const path = `/api/study-rooms/${room.id}`
type Results = {
  reopenedAt: string | null
  changedSince: { answers: number; points: number }
  participants: { score: number; answers: { score: number }[] }[]
  chapters: { score: number }[]
}
const read = async () => (await browser.get(`${path}/results`)).json<Results>()
const scores = ({ participants, chapters }: Results) => ({
  participants: participants.map(({ score, answers }) => [score, answers[0]?.score]),
  chapters: chapters.map(({ score }) => score),
})
const decide = (addedPoints: number) =>
  db
    .updateTable('evaluations')
    .set({ addedPoints })
    .where('id', '=', evaluationIds[0] ?? '')
    .execute()
const reopen = (by = browser) => by.post(`${path}/reopen-results`)

test('a room that runs can’t be reopened, and a stranger can’t reopen any', async () => {
  expect((await reopen()).statusCode).toBe(409)
  expect((await reopen((await coachBrowser(app)).browser)).statusCode).toBe(403)
  expect((await reopen(app.browser())).statusCode).toBe(403)
})

test('results stay as they were told until the host reopens them, and then agree everywhere', async () => {
  await db
    .updateTable('studyRooms')
    .set({ status: 'completed', endedAt: new Date() })
    .where('id', '=', room.id)
    .execute()
  await decide(1)
  const told = await read()
  expect(told).toMatchObject({ reopenedAt: null, changedSince: { answers: 1, points: 1 } })
  expect(scores(told)).toEqual({
    participants: [
      [1, 1],
      [1, 1],
    ],
    chapters: [2],
  })
  const replies = await Promise.all([reopen(), app.browser().post(`${path}/reopen-results`, undefined, as(host.token))])
  expect(new Set(replies.map((reply) => reply.json<object>()))).toEqual(
    new Set([
      { answers: 1, points: 1 },
      { answers: 0, points: 0 },
    ]),
  )
  const now = await read()
  expect(now).toMatchObject({ reopenedAt: expect.any(String), changedSince: { answers: 0, points: 0 } })
  expect(scores(now)).toEqual({
    participants: expect.arrayContaining([
      [2, 2],
      [1, 1],
    ]),
    chapters: [3],
  })
  const own = await app.browser().get(`${path}/own-result`, { headers: as(seats[0]?.token ?? '') })
  expect(own.json()).toMatchObject({ score: 2, pointsPossible: 2, team: { score: 3 } })
  const entries = await db.selectFrom('auditEntries').select('act').where('act', '=', 'results_reopened').execute()
  expect(entries).toHaveLength(1)
})

test('what an undone decision takes back goes with the next press, not before', async () => {
  await decide(0)
  expect((await read()).changedSince).toEqual({ answers: 1, points: -1 })
  expect(scores(await read()).chapters).toEqual([3])
  expect((await reopen()).json()).toEqual({ answers: 1, points: -1 })
  expect(scores(await read()).chapters).toEqual([2])
})
