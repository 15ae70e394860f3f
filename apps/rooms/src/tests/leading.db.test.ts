import { vacateSeat } from '@seraph/db/queries/rooms/roomSeats'
import { makeSeason } from '@seraph/db/testing/make'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import { closeCodes } from '@seraph/schema/rooms/version'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { joinAs } from '../testing/roomClient.ts'
import { roomQuestions } from '../testing/roomQuestions.ts'
import { testHub } from '../testing/testHub.ts'

const one = await testHub()
const { db } = one
const other = await testHub({ settings: one.settings })
await makeSeason(db, { questions: roomQuestions })

async function enter(over: Parameters<typeof makeRoom>[1] = {}) {
  const made = await makeRoom(db, over)
  const host = await joinAs(one, made, made.host)
  const member = await joinAs(other, made, made.seats[0] ?? made.host)
  return { made, host, member }
}

test('8.1 the host assigns and clears, and every hub hears it', async () => {
  const { host, member } = await enter({ status: 'waiting' })
  host.send({ type: 'assign_chapters', participantId: member.seat.id, chapters: [3, 2, 3] })
  expect(await member.take('chapters_assigned')).toMatchObject({ userId: member.seat.id, chapters: [2, 3] })
  host.send({ type: 'assign_chapters', participantId: member.seat.id, chapters: [] })
  expect(await member.take('chapters_assigned')).toMatchObject({ chapters: [] })
  expect(member.view().room).toEqual(host.view().room)
})

test('8.1 chapters beyond the season and participants who are not there are refused', async () => {
  const { host } = await enter()
  host.send({ type: 'assign_chapters', participantId: host.seat.id, chapters: [7] })
  expect(await host.take('error')).toMatchObject({ code: 'chapter_not_in_season' })
  for (const participantId of [randomUUID(), host.seat.id]) {
    host.send({ type: 'assign_chapters', participantId, chapters: [1] })
    expect(await host.take('error')).toMatchObject({ code: 'participant_not_found' })
  }
})

test('8.2 the host ends the room for everyone on every hub', async () => {
  const { made, host, member } = await enter()
  host.send({ type: 'end_room', hostId: host.seat.id })
  for (const client of [host, member]) {
    expect(await client.take('room_ended')).toMatchObject({ reason: 'host' })
    expect(await client.client.closed).toEqual({ code: closeCodes.room_ended, reason: 'room_ended' })
  }
  const late = await joinAs(one, made, host.seat)
  expect(late.told.at(-1)).toMatchObject({ code: 'room_not_found' })
})

test('8.1 8.2 what a host does is noted in the log of what coaches did', async () => {
  const { made, host, member } = await enter({ status: 'waiting' })
  const { id: roomId } = made.room
  host.send({ type: 'assign_chapters', participantId: member.seat.id, chapters: [3] })
  await member.take('chapters_assigned')
  host.send({ type: 'end_room', hostId: host.seat.id })
  await member.take('room_ended')
  const noted = await db.selectFrom('auditEntries').select(['actor', 'act', 'subject']).orderBy('createdAt').execute()
  expect(noted.filter(({ subject }) => 'roomId' in subject && subject.roomId === roomId)).toEqual([
    { actor: 'coach', act: 'chapters_assigned', subject: expect.objectContaining({ roomId, chapters: [3] }) },
    { actor: 'coach', act: 'room_ended', subject: expect.objectContaining({ roomId, reason: 'host' }) },
  ])
})

test('8.7 one message gives everybody who takes part chapters, whoever they are and on whatever hub', async () => {
  const { made, host, member } = await enter({ participants: 3, status: 'waiting' })
  const before = member.view().room.version
  host.send({ type: 'assign_everyone', chapters: [3, 2] })
  expect(await member.take('everyone_assigned')).toMatchObject({ chapters: [2, 3], version: before + 1 })
  await host.take('everyone_assigned')
  const chaptersOf = (room: typeof made.room) => room.participants.map(({ assignedChapters }) => assignedChapters)
  expect(chaptersOf(host.view().room)).toEqual([[], [2, 3], [2, 3], [2, 3]])
  expect(member.view().room).toEqual(host.view().room)
  const late = await joinAs(one, made, made.seats[1] ?? made.host)
  expect(late.view().room.participants.map(({ givenChapters }) => givenChapters)).toEqual([
    [],
    ...made.seats.map(() => [[1], [2, 3]]),
  ])
})

test('8.7 chapters beyond the season are refused, and so is everybody but the host', async () => {
  const { host, member } = await enter()
  host.send({ type: 'assign_everyone', chapters: [7] })
  expect(await host.take('error')).toMatchObject({ code: 'chapter_not_in_season' })
  member.send({ type: 'assign_everyone', chapters: [1] })
  expect(await member.take('error')).toMatchObject({ code: 'not_host' })
})

test('7.10 the host alone hears that somebody is writing, also on another hub, and nothing is stored', async () => {
  const { made, host, member } = await enter()
  const bystander = await joinAs(one, made, made.seats[1] ?? made.host)
  // Who came is told at its own pace on the other hub.
  const here = (): number => bystander.view().room.participants.filter(({ presence }) => presence === 'here').length
  await expect.poll(here).toBe(3)
  const { version } = bystander.view().room
  member.send({ type: 'typing' })
  expect(await host.take('participant_typing')).toMatchObject({ userId: member.seat.id })
  host.send({ type: 'assign_everyone', chapters: [2] })
  await bystander.take('everyone_assigned')
  expect(bystander.told.filter(({ type }) => type === 'participant_typing')).toEqual([])
  await host.take('everyone_assigned')
  expect(host.view().room.version).toBe(version + 1)
})

test('8.3 a participant is no host, whatever it says', async () => {
  const { host, member } = await enter()
  member.send({ type: 'assign_chapters', participantId: member.seat.id, chapters: [1] })
  expect(await member.take('error')).toMatchObject({ code: 'not_host' })
  for (const hostId of [host.seat.id, member.seat.id]) {
    member.send({ type: 'end_room', hostId })
    expect(await member.take('error')).toMatchObject({ code: 'not_host' })
  }
  host.send({ type: 'end_room', hostId: member.seat.id })
  expect(await host.take('error')).toMatchObject({ code: 'not_host' })
})

test('8.5 a participant who is removed has its socket closed and stays in the table', async () => {
  const { made, host, member } = await enter()
  const { id } = member.seat
  const roomId = made.room.id
  const happened = await db.transaction().execute((tx) => vacateSeat(tx, { id, roomId }, 'removed'))
  one.deps.bus.publish(happened)
  expect(await member.take('participant_left')).toMatchObject({ userId: id, presence: 'removed' })
  expect((await member.client.closed).code).toBe(closeCodes.removed)
  await host.take('participant_left')
  expect(host.view().room.participants.find((one) => one.id === id)?.presence).toBe('removed')
  const again = await joinAs(one, made, member.seat)
  expect(again.told.at(-1)).toMatchObject({ code: 'seat_lost' })
})
