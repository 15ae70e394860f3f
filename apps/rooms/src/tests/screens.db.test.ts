import { revokeCoachCode } from '@seraph/db/queries/coaches/coachCodes'
import { insertScreen } from '@seraph/db/queries/rooms/roomScreens'
import { findRoom } from '@seraph/db/queries/rooms/studyRooms'
import { makeSeason } from '@seraph/db/testing/make'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import type { MadeRoom, MadeSeat } from '@seraph/db/testing/makeRoom'
import { closeCodes } from '@seraph/schema/rooms/version'
import { hashToken } from '@seraph/service/session'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { comeBack, joinAs, openMember } from '../testing/roomClient.ts'
import { roomQuestions } from '../testing/roomQuestions.ts'
import { testHub } from '../testing/testHub.ts'

const one = await testHub()
const { db } = one
const other = await testHub({ settings: one.settings })
await makeSeason(db, { questions: roomQuestions })

/** One more screen of a room. */
async function addScreen(made: MadeRoom): Promise<MadeSeat> {
  const token = randomUUID()
  expect(await insertScreen(db, { roomId: made.room.id, tokenHash: hashToken(token) })).toBe(true)
  return { ...made.host, token }
}

/** A room with its host and a child on one hub, and its screen on another. */
async function enter() {
  const made = await makeRoom(db)
  const host = await joinAs(one, made, made.host)
  const child = await joinAs(one, made, made.seats[0] ?? made.host)
  const before = (await findRoom(db, made.room.id))?.version
  const screen = await joinAs(other, made, await addScreen(made))
  return { made, host, child, screen, before }
}

test('5.10 a screen sees the room, takes no seat and is no member', async () => {
  const { made, host, screen, before } = await enter()
  expect(await screen.take('room_joined')).toMatchObject({ participant: { id: made.host.id }, answers: [], marks: [] })
  const stored = await findRoom(db, made.room.id)
  expect(stored?.version).toBe(before)
  expect(screen.view().room).toEqual(stored)
  expect(host.client.socket.readyState).toBe(1)
  expect(host.told.map(({ type }) => type)).not.toContain('participants_away')
})

test('5.10 it hears what the room hears, and nobody’s marks', async () => {
  const { made, host, child, screen } = await enter()
  child.answer('q1', 'ten stars')
  expect(await screen.take('score_updated')).toMatchObject({ userId: child.seat.id })
  await host.take('answer_submitted')
  host.send({ type: 'assign_everyone', chapters: [2] })
  await screen.take('everyone_assigned')
  child.send({ type: 'typing' })
  await host.take('participant_typing')
  expect(screen.view().room).toEqual(await findRoom(db, made.room.id))
  const kinds = screen.told.map(({ type }) => type)
  expect(kinds).not.toContain('answer_submitted')
  expect(kinds).not.toContain('participant_typing')
})

test('5.10 after a lost line it has what it missed, also where the hub read the room anew', async () => {
  const { made, child, screen } = await enter()
  screen.client.socket.terminate()
  child.answer('q1', 'ten stars')
  await child.take('answer_submitted')
  const back = await comeBack(other, made, screen)
  await back.until(({ room }) => room.participants.some(({ questionsAnswered }) => questionsAnswered === 1))
  back.send({ type: 'resync', version: 0 })
  expect(await back.take('room_snapshot')).toMatchObject({ answers: [], marks: [] })
  const live = other.deps.rooms.find(made.room.id)
  await db.updateTable('studyRooms').set({ version: 90 }).where('id', '=', made.room.id).execute()
  await live?.refresh()
  await back.until(({ room }) => room.version === 90)
  expect(back.client.socket.readyState).toBe(1)
})

test('5.10 whatever a screen sends to the room is refused', async () => {
  const { host, child, screen } = await enter()
  const before = host.view().room.version
  screen.answer('q1', 'ten stars', { userId: child.seat.id })
  expect(await screen.take('error')).toMatchObject({ code: 'seat_lost' })
  for (const message of [
    { type: 'assign_everyone', chapters: [] },
    { type: 'assign_chapters', participantId: child.seat.id, chapters: [] },
    { type: 'move_on', from: 1 },
    { type: 'end_room', hostId: host.seat.id },
  ]) {
    screen.send(message)
    expect(await screen.take('error')).toMatchObject({ code: 'not_host' })
  }
  screen.send({ type: 'typing' })
  screen.send({ type: 'test' })
  await screen.take('test_response')
  expect(host.view().room.version).toBe(before)
  expect(host.told.map(({ type }) => type)).not.toContain('participant_typing')
})

test('5.10 it closes with the room, and with the coach’s code', async () => {
  const ended = await enter()
  ended.host.send({ type: 'end_room', hostId: ended.made.host.id })
  expect(await ended.screen.take('room_ended')).toMatchObject({ reason: 'host' })
  expect((await ended.screen.client.closed).code).toBe(closeCodes.room_ended)
  expect(await insertScreen(db, { roomId: ended.made.room.id, tokenHash: hashToken('late') })).toBe(false)
  const revoked = await enter()
  await db.transaction().execute((tx) => revokeCoachCode(tx, revoked.made.coach.code))
  expect((await revoked.screen.client.closed).code).toBe(closeCodes.session_ended)
  const back = await openMember(one, revoked.made, revoked.screen.seat)
  expect(await back.take('error')).toMatchObject({ code: 'seat_lost' })
})

test('5.10 a screen’s token opens its own room alone, and the sixth screen ends the first', async () => {
  const [made, stranger] = [await makeRoom(db), await makeRoom(db)]
  const screens: MadeSeat[] = []
  for (let number = 0; number < 6; number += 1) screens.push(await addScreen(made))
  const [first, second] = screens
  if (first === undefined || second === undefined) throw new Error('six screens were added')
  const elsewhere = await joinAs(one, stranger, second)
  expect(elsewhere.told.at(-1)).toMatchObject({ type: 'error', code: 'seat_lost' })
  const gone = await joinAs(one, made, first)
  expect(gone.told.at(-1)).toMatchObject({ type: 'error', code: 'seat_lost' })
  const shown = await joinAs(one, made, second)
  expect(shown.view().room.id).toBe(made.room.id)
})
