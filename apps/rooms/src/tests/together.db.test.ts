import { findRoom } from '@seraph/db/queries/rooms/studyRooms'
import { makeSeason } from '@seraph/db/testing/make'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import type { MadeRoom, MadeSeat } from '@seraph/db/testing/makeRoom'
import { expect, test } from 'vitest'

import { comeBack, joinAs } from '../testing/roomClient.ts'
import { roomQuestions } from '../testing/roomQuestions.ts'
import { testHub } from '../testing/testHub.ts'

const one = await testHub()
const { db } = one
const other = await testHub({ settings: one.settings })
await makeSeason(db, { questions: roomQuestions })

const questions = ['q1', 'q2', 'q3'].map((id) => ({ id, chapter: 1 }))
const seatOf = (made: MadeRoom, at = 0): MadeSeat => made.seats[at] ?? made.host

/** A room that goes together, its host and two participants, of whom the second is on another hub. */
async function enter(over: Parameters<typeof makeRoom>[1] = {}) {
  const made = await makeRoom(db, { together: { questions }, ...over })
  const host = await joinAs(one, made, made.host)
  const first = await joinAs(one, made, seatOf(made))
  const second = await joinAs(other, made, seatOf(made, 1))
  return { made, host, first, second }
}

test('8.8 the host moves everybody on, on every hub, and it is stored', async () => {
  const { made, host, first, second } = await enter()
  expect(first.view().room.turn).toMatchObject({ number: 1, total: 3, question: questions[0], answeredBy: [] })
  host.send({ type: 'move_on', from: 1 })
  for (const client of [host, first, second]) {
    expect(await client.take('moved_on')).toMatchObject({ turn: { number: 2, total: 3, question: questions[1] } })
  }
  expect(second.view().room).toEqual(await findRoom(db, made.room.id))
  host.send({ type: 'move_on', from: 2 })
  host.send({ type: 'move_on', from: 3 })
  await second.until(({ room }) => room.turn?.number === 4)
  expect(second.view().room.turn).toMatchObject({ question: null, total: 3 })
  host.send({ type: 'move_on', from: 4 })
  host.send({ type: 'end_room', hostId: host.seat.id })
  await second.take('room_ended')
  expect((await findRoom(db, made.room.id))?.turn).toMatchObject({ number: 4, question: null })
})

test('8.8 a press that comes twice moves everybody once', async () => {
  const { made, host, second } = await enter()
  for (let press = 0; press < 3; press += 1) host.send({ type: 'move_on', from: 1 })
  await second.take('moved_on')
  host.send({ type: 'move_on', from: 2 })
  expect(await second.take('moved_on')).toMatchObject({ turn: { number: 3 } })
  expect((await findRoom(db, made.room.id))?.turn?.number).toBe(3)
})

test('8.8 nobody but the host moves a room on, no room that waits and none at each child’s own pace', async () => {
  const { host, first } = await enter()
  first.send({ type: 'move_on', from: 1 })
  expect(await first.take('error')).toMatchObject({ code: 'not_host' })
  expect(host.view().room.turn?.number).toBe(1)
  const waiting = await enter({ status: 'waiting' })
  waiting.host.send({ type: 'move_on', from: 1 })
  expect(await waiting.host.take('error')).toMatchObject({ code: 'room_not_active' })
  const own = await makeRoom(db)
  const ownHost = await joinAs(one, own, own.host)
  ownHost.send({ type: 'move_on', from: 1 })
  expect(await ownHost.take('error')).toMatchObject({ code: 'not_together' })
  ownHost.send({ type: 'move_on', roomId: host.view().room.id, from: 1 })
  expect(await ownHost.take('error')).toMatchObject({ code: 'not_joined' })
})

test('8.9 the chapters are everybody’s: nobody is given others', async () => {
  const { host, first } = await enter({ status: 'waiting' })
  host.send({ type: 'assign_chapters', participantId: first.seat.id, chapters: [2] })
  expect(await host.take('error')).toMatchObject({ code: 'chapters_shared' })
  host.send({ type: 'assign_everyone', chapters: [] })
  expect(await host.take('error')).toMatchObject({ code: 'chapters_shared' })
})

test('7.11 an answer to a question that is over, or has not come, is refused by its submission and counts nothing', async () => {
  const { made, host, first } = await enter()
  const early = first.answer('q2', 'Amoz')
  expect(await first.take('error')).toMatchObject({ code: 'question_closed', submissionId: early })
  first.answer('q1', 'Amoz')
  await first.take('answer_submitted')
  host.send({ type: 'move_on', from: 1 })
  await first.take('moved_on')
  const late = first.answer('q3', 'Amoz')
  expect(await first.take('error')).toMatchObject({ code: 'question_closed', submissionId: late })
  first.answer('q1', 'Amoz')
  expect(await first.take('answer_submitted')).toMatchObject({ questionId: 'q1', evaluation: { score: 1 } })
  const room = await findRoom(db, made.room.id)
  expect(room?.participants.map(({ questionsAnswered }) => questionsAnswered)).toEqual([0, 1, 0])
})

test('7.11 answers and moves at the same moment: what is stored was the room’s question when it was stored', async () => {
  const { made, host, first, second } = await enter()
  for (const [at, { id }] of questions.entries()) {
    first.answer(id, 'Amoz')
    second.answer(id, 'Amoz')
    host.send({ type: 'move_on', from: at + 1 })
    await second.until(({ room }) => room.turn?.number === at + 2)
  }
  const stored = await db
    .selectFrom('groupQuizAnswers')
    .select(['questionId', 'version'])
    .where('roomId', '=', made.room.id)
    .execute()
  const moves = host.told.flatMap((told) => (told.type === 'moved_on' ? [told.version] : []))
  expect(moves).toHaveLength(3)
  for (const { questionId, version } of stored) {
    const at = questions.findIndex(({ id }) => id === questionId)
    expect(version).toBeLessThan(moves[at] ?? 0)
    expect(version).toBeGreaterThan(moves[at - 1] ?? 0)
  }
})

test('8.8 everybody hears who has answered this question, and the next begins with nobody', async () => {
  const { made, host, first, second } = await enter()
  second.answer('q1', 'Amoz')
  first.answer('q1', 'idk')
  await host.until(({ room }) => room.turn?.answeredBy.length === 2)
  await first.until(({ room }) => room.version === host.view().room.version)
  expect(first.view().room.turn).toEqual(host.view().room.turn)
  expect(host.view().room).toEqual(await findRoom(db, made.room.id))
  host.send({ type: 'move_on', from: 1 })
  await first.take('moved_on')
  expect(first.view().room.turn?.answeredBy).toEqual([])
})

test('8.8 who comes late, or comes back, has the room’s question', async () => {
  const { made, host, first } = await enter({ participants: 3 })
  first.client.socket.terminate()
  host.send({ type: 'move_on', from: 1 })
  await host.take('moved_on')
  const late = await joinAs(other, made, seatOf(made, 2))
  // The other hub may hear of the question a moment after who joins there.
  await late.until(({ room }) => room.turn?.number === 2)
  expect(late.view().room.turn).toMatchObject({ number: 2, question: questions[1] })
  const back = await comeBack(other, made, first)
  await back.until(({ room }) => room.turn?.number === 2)
})

test('8.10 the clock moves a room on once its seconds are over, once on several hubs, one question at a time', async () => {
  const { made, host, second } = await enter({ together: { questions, secondsEach: 60 } })
  await Promise.all([one, other].map(({ deps }) => deps.rooms.moveOnByClock()))
  expect(second.view().room.turn?.number).toBe(1)
  await db
    .updateTable('studyRooms')
    .set((eb) => ({ turnOpenedAt: new Date(Date.now() - 3_600_000), version: eb('version', '+', 1) }))
    .where('id', '=', made.room.id)
    .execute()
  await Promise.all([one, other].map(({ deps }) => deps.rooms.compare()))
  await second.until(({ room }) => room.turn?.number === 2)
  await host.until(({ room }) => room.turn?.number === 2)
  await Promise.all([one, other].map(({ deps }) => deps.rooms.moveOnByClock()))
  expect((await findRoom(db, made.room.id))?.turn?.number).toBe(2)
})
