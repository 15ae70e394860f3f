import { beatHub, markAway, takeSeats } from '@seraph/db/queries/rooms/roomConnections'
import { makeCoach } from '@seraph/db/testing/makeCoach'
import { makeSeason } from '@seraph/db/testing/make'
import { makeRoom, makeSeat } from '@seraph/db/testing/makeRoom'
import type { MadeRoom, MadeSeat } from '@seraph/db/testing/makeRoom'
import { closeCodes } from '@seraph/schema/rooms/version'
import { hashToken } from '@seraph/service/session'
import { movingClock } from '@seraph/service/testing/movingClock'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { comeBack, joinAs, openMember } from '../testing/roomClient.ts'
import { roomQuestions } from '../testing/roomQuestions.ts'
import { testHub } from '../testing/testHub.ts'

const clock = movingClock(Date.now())
const one = await testHub({ clock })
const { db } = one
const other = await testHub({ settings: one.settings })
await makeSeason(db, { questions: roomQuestions })

const presenceOf = (made: { participants: { id: string; presence: string }[] }, id: string) =>
  made.participants.find((participant) => participant.id === id)?.presence

/** A join that another hub has stored without a word to anybody: Redis lost it, or the hub died first. */
async function joinInSilence(made: MadeRoom, seat: MadeSeat, hubId: string): Promise<{ connectionId: string }> {
  const connectionId = randomUUID()
  const { id: userId, nickname, token } = seat
  const wanted = { tokenHash: hashToken(token), code: made.room.code, userId, nickname, connectionId, since: 0 }
  const [taken] = await takeSeats(db, hubId, [wanted])
  expect(taken?.participant).toBeDefined()
  return { connectionId }
}

const holderOf = async (seat: MadeSeat): Promise<string | null | undefined> =>
  (await db.selectFrom('studyRoomParticipants').select('connectionId').where('id', '=', seat.id).executeTakeFirst())
    ?.connectionId

test.each([
  ['token', { token: randomUUID() }],
  ['code', { roomCode: '9999' }],
  ['userId', { userId: randomUUID() }],
  ['nickname', { nickname: 'ELSE1' }],
])('5.1 another %s than the seat has is answered with seat_lost', async (_, message) => {
  const made = await makeRoom(db)
  const member = await joinAs(one, made, made.host, { message })
  expect(member.told.at(-1)).toEqual({
    type: 'error',
    code: 'seat_lost',
    message: 'Unable to identify your participant data',
  })
})

test("5.1 a participant's token opens no other room", async () => {
  const [made, another] = [await makeRoom(db), await makeRoom(db)]
  const member = await joinAs(one, another, made.seats[0] ?? made.host)
  expect(member.told.at(-1)).toMatchObject({ code: 'seat_lost' })
})

test('5.2 a room that is over is not found', async () => {
  const made = await makeRoom(db, { status: 'completed' })
  const member = await joinAs(one, made, made.host)
  expect(member.told.at(-1)).toEqual({ type: 'error', code: 'room_not_found', message: 'Room not found' })
})

test('5.3 and 5.4 room_joined has the room, and the room hears who is here', async () => {
  const made = await makeRoom(db)
  const [seat] = made.seats
  const host = await joinAs(one, made, made.host)
  expect(host.view().room).toMatchObject({ id: made.room.id, hostId: made.host.id, status: 'active' })
  const member = await joinAs(one, made, seat ?? made.host)
  expect(await member.take('room_joined')).toMatchObject({
    participant: { id: seat?.id, presence: 'here' },
    answers: [],
    marks: [],
    version: host.view().room.version,
  })
  expect(await host.take('participant_rejoined')).toMatchObject({ participant: { id: seat?.id, presence: 'here' } })
  expect(member.view().room).toEqual(host.view().room)
})

test('5.5 the newer socket takes over on whatever hub, the older is told and closed', async () => {
  const made = await makeRoom(db)
  const seat = made.seats[0] ?? made.host
  const first = await joinAs(one, made, seat)
  const second = await joinAs(one, made, seat)
  expect((await first.client.closed).code).toBe(closeCodes.taken_over)
  const third = await joinAs(other, made, seat)
  expect((await second.client.closed).code).toBe(closeCodes.taken_over)
  const fourth = await joinAs(one, made, seat)
  expect((await third.client.closed).code).toBe(closeCodes.taken_over)
  expect(fourth.client.socket.readyState).toBe(1)
  expect(presenceOf(fourth.view().room, seat.id)).toBe('here')
})

test('5.5 a hub that died with a join stored takes no seat from whoever sits elsewhere', async () => {
  const made = await makeRoom(db)
  const seat = made.seats[0] ?? made.host
  const member = await joinAs(one, made, seat)
  const own = await holderOf(seat)
  const { version } = member.view().room
  const { connectionId } = await joinInSilence(made, seat, randomUUID())
  await one.deps.rooms.compare()
  await member.until(({ room }) => room.version === version + 1)
  await one.deps.rooms.compare()
  expect(await holderOf(seat)).toBe(connectionId)
  // The worker finds the dead hub's connections (5.7).
  for (const happened of await markAway(db, [connectionId])) one.deps.bus.publish(happened)
  await expect.poll(() => holderOf(seat)).toBe(own)
  expect(member.client.socket.readyState).toBe(1)
})

test('5.5 a hub that lives and was not heard takes over all the same', async () => {
  const made = await makeRoom(db)
  const seat = made.seats[0] ?? made.host
  const member = await joinAs(one, made, seat)
  const { version } = member.view().room
  const hubId = randomUUID()
  await joinInSilence(made, seat, hubId)
  await one.deps.rooms.compare()
  await member.until(({ room }) => room.version === version + 1)
  await beatHub(db, hubId)
  await one.deps.rooms.compare()
  expect((await member.client.closed).code).toBe(closeCodes.taken_over)
})

test('5.4 seats that are taken in one statement raise the version one by one, and a wrong one among them harms nobody', async () => {
  const made = await makeRoom(db)
  const another = await makeRoom(db)
  const version = made.room.version
  const wantedOf = ({ room }: MadeRoom, { id: userId, nickname, token }: MadeSeat) => ({
    tokenHash: hashToken(token),
    code: room.code,
    userId,
    nickname,
    connectionId: randomUUID(),
    since: 0,
  })
  const [first = made.host, second = made.host] = made.seats
  const taken = await takeSeats(db, randomUUID(), [
    wantedOf(made, second),
    { ...wantedOf(made, made.host), nickname: 'a\u0000\ud800"\\' },
    wantedOf(another, another.host),
    { ...wantedOf(made, first), tokenHash: hashToken(randomUUID()) },
    wantedOf(made, first),
  ])
  expect(taken.map((seat) => seat?.participant?.id)).toEqual([
    second.id,
    undefined,
    another.host.id,
    undefined,
    first.id,
  ])
  expect(taken.map((seat) => seat?.version)).toEqual([version + 1, 0, another.room.version + 1, undefined, version + 2])
  expect(taken[4]).toMatchObject({ seenVersion: version, answers: [] })
})

test('5.6 who comes back gets what was missed, one by one, from whichever hub', async () => {
  const made = await makeRoom(db)
  const seat = made.seats[0] ?? made.host
  const host = await joinAs(one, made, made.host)
  const member = await joinAs(one, made, seat)
  member.client.socket.terminate()
  const before = member.view().room.version
  for (const chapters of [[1], [2], [1, 2]]) host.send({ type: 'assign_chapters', participantId: seat.id, chapters })
  await host.until(({ room }) => room.version === before + 3)
  const back = await comeBack(one, made, member)
  const joined = await back.take('room_joined')
  expect(joined.room).toBeUndefined()
  expect(back.told.filter(({ type }) => type === 'chapters_assigned')).toHaveLength(3)
  await back.until((view) => !view.isBehind)
  expect(back.view().room).toEqual(host.view().room)
  back.client.socket.terminate()
  const fresh = await comeBack(other, made, back)
  expect((await fresh.take('room_joined')).room?.version).toBe(fresh.view().room.version)
})

test('5.7 who has been gone for 5 seconds is away', async () => {
  const made = await makeRoom(db)
  const [seat, second] = made.seats
  const host = await joinAs(one, made, made.host)
  const member = await joinAs(one, made, seat ?? made.host)
  const brief = await joinAs(one, made, second ?? made.host)
  brief.client.socket.terminate()
  await comeBack(one, made, brief)
  member.client.socket.terminate()
  await member.client.closed
  await expect
    .poll(async () => {
      clock.pass(6)
      await one.deps.rooms.sweepAway()
      return presenceOf(host.view().room, seat?.id ?? '')
    })
    .toBe('away')
  expect(await host.take('participants_away')).toMatchObject({ userIds: [seat?.id] })
  expect(presenceOf(host.view().room, second?.id ?? '')).toBe('here')
})

test('5.7 who is said to be away while the socket lives takes the seat back', async () => {
  const made = await makeRoom(db)
  const [seat] = made.seats
  const host = await joinAs(other, made, made.host)
  const member = await joinAs(one, made, seat ?? made.host)
  const held = await db
    .selectFrom('studyRoomParticipants')
    .select('connectionId')
    .where('id', '=', seat?.id ?? '')
    .executeTakeFirstOrThrow()
  for (const happened of await markAway(db, [held.connectionId ?? ''])) one.deps.bus.publish(happened)
  await host.take('participants_away')
  await host.until(({ room }) => presenceOf(room, seat?.id ?? '') === 'here')
  expect(member.client.socket.readyState).toBe(1)
})

test('5.8 before one has joined there is not_joined, and a second join is answered as the first', async () => {
  const made = await makeRoom(db)
  const seat = made.seats[0] ?? made.host
  const client = await one.connect()
  await client.next()
  client.send({ type: 'resync', roomId: made.room.id, version: 1 })
  expect(await client.next()).toMatchObject({ type: 'error', code: 'not_joined' })
  client.send({ type: 'test' })
  expect(await client.next()).toMatchObject({ type: 'test_response' })
  const { id: userId, nickname, token } = seat
  for (let time = 0; time < 2; time += 1) {
    client.send({ type: 'join_room', roomCode: made.room.code, userId, nickname, token })
    let message = await client.next()
    while (message.type !== 'room_joined') message = await client.next()
    expect(message.participant.id).toBe(seat.id)
  }
  expect(client.socket.readyState).toBe(1)
})

test('a socket that goes to another room leaves the first', async () => {
  const [made, another] = [await makeRoom(db), await makeRoom(db)]
  const member = await joinAs(one, made, made.host)
  const { id: userId, nickname, token } = another.host
  member.client.send({ type: 'join_room', roomCode: another.room.code, userId, nickname, token })
  await member.until((view) => view.room.id === another.room.id)
  member.client.send({ type: 'resync', roomId: made.room.id, version: 1 })
  expect(await member.take('error')).toMatchObject({ code: 'not_joined' })
})

test("4.1 a coach's logout closes the host's socket", async () => {
  const made = await makeRoom(db)
  const coach = await makeCoach(db)
  const host = await joinAs(one, made, made.host, { coachToken: coach.token })
  await db.updateTable('coachSessions').set({ endedAt: new Date() }).where('id', '=', coach.sessionId).execute()
  await one.deps.hub.sweep()
  expect((await host.client.closed).code).toBe(closeCodes.session_ended)
})

test('5.4 forty clients of four rooms come to another hub at once with one query each, and a few for the rooms', async () => {
  const rooms = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const made = await makeRoom(db, { participants: 0 })
      const seats = []
      for (let seat = 0; seat < 10; seat += 1) seats.push(await makeSeat(db, made.room.id, [1]))
      return { made, seats }
    }),
  )
  const before = other.statements()
  const members = await Promise.all(
    rooms.flatMap(({ made, seats }) => seats.map((seat) => openMember(other, made, seat))),
  )
  await Promise.all(members.map((member) => member.take('room_joined')))
  const statements = other.statements() - before
  expect(statements).toBeLessThanOrEqual(members.length + 3 * rooms.length + 5)
  for (const member of members) member.client.socket.terminate()
})
