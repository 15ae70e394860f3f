import { insertRoomAnswer } from '@seraph/db/queries/rooms/storeAnswers'
import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeJudgement } from '@seraph/db/testing/makeMarks'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import type { MadeSeat } from '@seraph/db/testing/makeRoom'
import { RoomHappened, roomChannel } from '@seraph/schema/rooms/bus'
import { openTestRedis } from '@seraph/service/testing/openTestRedis'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { scriptedModel } from '../../testing/scriptedModel.ts'
import { givenVerdicts } from '../../testing/givenVerdicts.ts'
import { testWorker } from '../../testing/testWorker.ts'
import { sweepRooms } from '../sweepRooms.ts'

const scripted = await scriptedModel()
const { db, deps } = await testWorker({
  settings: {
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: scripted.baseUrl,
    OPENAI_MODEL: 'scripted',
    SWEEP_MS: '3600000',
  },
})
const kings = makeQuestion({
  id: 'kings',
  points: 3,
  question: 'Name three kings.',
  parts: [{ text: 'Uzziah' }, { text: 'Jotham' }, { text: 'Hezekiah', accept: ['Ezekias'] }],
})
await makeSeason(db, { questions: [kings] })
const made = await makeRoom(db, { participants: 8 })
const heard: RoomHappened[] = []
const listener = (await openTestRedis()).duplicate()
await listener.connect()
await listener.subscribe(roomChannel(deps.env.REDIS_PREFIX, made.room.id), (text) => {
  heard.push(RoomHappened.parse(JSON.parse(text)))
})

const builtIn = makeJudgement({ score: 1, maxScore: 3, confidence: 'low' })

/** An answer that waits for the model, of a signed-in player unless said otherwise. */
async function submit(seat: MadeSeat, over: { leaseMs?: number; isGuest?: boolean; response?: string } = {}) {
  const evaluationId = randomUUID()
  const counting = { playerId: seat.playerId ?? '', localDate: '2026-11-21', eventId: randomUUID() }
  const marked = await insertRoomAnswer(db, {
    roomId: made.room.id,
    participantId: seat.id,
    seasonId: '2026-isaiah',
    question: kings,
    submissionId: randomUUID(),
    evaluationId,
    response: over.response ?? 'the leper king, Jotham and the one who showed his treasures',
    builtIn,
    judgeVersion: '1',
    leaseMs: over.leaseMs ?? 5_000,
    counting: over.isGuest === true ? undefined : counting,
  })
  return { evaluationId, version: marked?.version ?? 0, seat }
}
const seat = (at: number): MadeSeat => made.seats[at] ?? made.host
const events = (of: MadeSeat) =>
  db
    .selectFrom('progressEvents')
    .selectAll()
    .where('playerId', '=', of.playerId ?? '')
    .execute()
const figures = (of: MadeSeat) =>
  db
    .selectFrom('studyRoomParticipants')
    .select(['questionsAnswered', 'totalPointsEarned', 'totalPointsPossible'])
    .where('id', '=', of.id)
    .executeTakeFirst()
const toldOf = (evaluationId: string) => heard.filter(({ answer }) => answer?.evaluation.id === evaluationId)
const judge = (evaluationId: string) =>
  deps.queue.enqueue('room.judge', { evaluationId, requestId: 'test' }, { jobId: randomUUID() })

test('7.5 a model’s verdict replaces the built-in mark once: evaluation, figures, version and event in one step', async () => {
  scripted.play(() => givenVerdicts(['leper king', 'Jotham', 'showed his treasures']))
  const { evaluationId, version } = await submit(seat(0))
  expect(await events(seat(0))).toEqual([])
  await Promise.all([judge(evaluationId), judge(evaluationId)])
  await expect.poll(() => toldOf(evaluationId).length).toBe(1)
  const [told] = toldOf(evaluationId)
  expect(told?.event).toMatchObject({ type: 'score_updated', version: version + 1, userId: seat(0).id })
  expect(told?.answer?.evaluation).toMatchObject({ judgedBy: 'model', isFinal: true, maxScore: 3 })
  const { counted, repeated, tooFast } = told?.answer?.counted ?? { counted: 0, repeated: 0, tooFast: 0 }
  expect(counted + repeated + tooFast).toBe(1)
  const score = told?.answer?.evaluation.score ?? 0
  expect(score).toBeGreaterThan(1)
  expect(await figures(seat(0))).toEqual({ questionsAnswered: 1, totalPointsEarned: score, totalPointsPossible: 3 })
  await expect.poll(() => events(seat(0))).toMatchObject([{ pointsEarned: score, pointsPossible: 3, chapters: [1] }])
  await judge(evaluationId)
  await sweepRooms(deps)
  expect([await events(seat(0)), toldOf(evaluationId)].map((all) => all.length)).toEqual([1, 1])
})

test('7.5 where the model fails the built-in mark becomes final and is told', async () => {
  scripted.play(() => 'nonsense')
  const { evaluationId, version } = await submit(seat(1), { response: 'some king or other' })
  await judge(evaluationId)
  await expect.poll(() => toldOf(evaluationId).length).toBe(1)
  expect(toldOf(evaluationId)[0]).toMatchObject({
    event: { version: version + 1, newScore: 1 },
    answer: { evaluation: { judgedBy: 'built-in', isFinal: true, score: 1 } },
  })
  expect(await events(seat(1))).toMatchObject([{ pointsEarned: 1, pointsPossible: 3 }])
})

test('7.5 an answer whose job was lost is settled by the sweep, once', async () => {
  const { evaluationId } = await submit(seat(2), { leaseMs: 0 })
  await Promise.all([sweepRooms(deps), sweepRooms(deps), judge(evaluationId)])
  await expect.poll(() => toldOf(evaluationId).length).toBe(1)
  expect(await events(seat(2))).toHaveLength(1)
  const row = await db.selectFrom('evaluations').selectAll().where('id', '=', evaluationId).executeTakeFirst()
  expect(row).toMatchObject({ isAwaitingModel: false, leaseUntil: null })
})

test('7.6 the answer of a seat that doesn’t count makes no event', async () => {
  const { evaluationId } = await submit(seat(3), { leaseMs: 0, isGuest: true })
  await sweepRooms(deps)
  await expect.poll(() => toldOf(evaluationId).length).toBe(1)
  expect(await events(seat(3))).toEqual([])
})

test('8.6 a room without an event for 12 hours is completed, another is not', async () => {
  const [idle, lively] = [await makeRoom(db), await makeRoom(db)]
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  await db
    .updateTable('studyRooms')
    .set({ lastEventAt: ago(12.1) })
    .where('id', '=', idle.room.id)
    .execute()
  await db
    .updateTable('studyRooms')
    .set({ lastEventAt: ago(11.9) })
    .where('id', '=', lively.room.id)
    .execute()
  await sweepRooms(deps)
  const status = async (id: string) =>
    db.selectFrom('studyRooms').select(['status', 'version']).where('id', '=', id).executeTakeFirst()
  expect(await status(idle.room.id)).toEqual({ status: 'completed', version: idle.room.version + 1 })
  expect(await status(lively.room.id)).toEqual({ status: 'active', version: lively.room.version })
})

test('5.7 the members of a hub that died are away, those of one that lives are not', async () => {
  const room = await makeRoom(db)
  const [dead, living] = [randomUUID(), randomUUID()]
  await db
    .insertInto('roomHubs')
    .values([
      { id: dead, seenAt: new Date(Date.now() - 16_000) },
      { id: living, seenAt: new Date() },
    ])
    .execute()
  const hold = (id: string, hubId: string) =>
    db.updateTable('studyRoomParticipants').set({ hubId, connectionId: randomUUID() }).where('id', '=', id).execute()
  await hold(room.seats[0]?.id ?? '', dead)
  await hold(room.seats[1]?.id ?? '', living)
  await sweepRooms(deps)
  const held = await db
    .selectFrom('studyRoomParticipants')
    .select('id')
    .where('roomId', '=', room.room.id)
    .where('hubId', 'is not', null)
    .execute()
  expect(held).toEqual([{ id: room.seats[1]?.id }])
})
