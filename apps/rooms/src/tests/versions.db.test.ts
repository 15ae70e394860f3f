import { findRoom, raiseVersion, setRoomLocked } from '@seraph/db/queries/rooms/studyRooms'
import { countStatements } from '@seraph/db/testing/countStatements'
import { makeSeason } from '@seraph/db/testing/make'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import type { MadeRoom } from '@seraph/db/testing/makeRoom'
import { roomChannel } from '@seraph/schema/rooms/bus'
import type { RoomHappened } from '@seraph/schema/rooms/bus'
import { roomsProtocol } from '@seraph/schema/rooms/protocol'
import { openTestRedis } from '@seraph/service/testing/openTestRedis'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { openRooms } from '../live/rooms.ts'
import { joinAs } from '../testing/roomClient.ts'
import { roomQuestions } from '../testing/roomQuestions.ts'
import { testHub } from '../testing/testHub.ts'

const one = await testHub()
const { db } = one
await makeSeason(db, { questions: roomQuestions })
const redis = await openTestRedis()

const lock = (made: MadeRoom, isLocked: boolean) =>
  db.transaction().execute((tx) => setRoomLocked(tx, made.room.id, isLocked))
const publish = (made: MadeRoom, happened: object) =>
  redis.publish(roomChannel(one.deps.env.REDIS_PREFIX, made.room.id), JSON.stringify(happened))

test('6.2 an event that came early waits for its predecessor', async () => {
  const made = await makeRoom(db)
  const host = await joinAs(one, made, made.host)
  const events = [await lock(made, true), await lock(made, false), await lock(made, true)]
  for (const at of [2, 1, 0, 1]) await publish(made, events[at] ?? {})
  await host.until(({ room }) => room.isLocked && room.version === events[2]?.event.version)
  expect(host.told.filter(({ type }) => type === 'room_locked')).toEqual(events.map(({ event }) => event))
  expect(host.told.some(({ type }) => type === 'room_snapshot')).toBe(false)
})

test('6.2 where the predecessor never comes the room is read and everybody gets a snapshot', async () => {
  const made = await makeRoom(db)
  const [host, member] = [await joinAs(one, made, made.host), await joinAs(one, made, made.seats[0] ?? made.host)]
  await lock(made, true)
  await publish(made, await lock(made, false))
  for (const client of [host, member]) {
    const snapshot = await client.take('room_snapshot')
    expect(snapshot).toMatchObject({ version: snapshot.room.version, room: { isLocked: false } })
    expect(client.view().isBehind).toBe(false)
  }
})

test('6.3 what Redis has lost is found in the database, with one query for all rooms', async () => {
  const rooms = [await makeRoom(db), await makeRoom(db), await makeRoom(db)]
  const clients = await Promise.all(rooms.map((made) => joinAs(one, made, made.host)))
  await Promise.all(rooms.slice(0, 2).map((made) => lock(made, true)))
  await one.deps.rooms.compare()
  expect((await clients[0]?.take('room_snapshot'))?.room.isLocked).toBe(true)
  expect((await clients[1]?.take('room_snapshot'))?.room.isLocked).toBe(true)
  expect(clients[2]?.told.some(({ type }) => type === 'room_snapshot')).toBe(false)
})

test('6.3 one query asks for all rooms', async () => {
  const made = [await makeRoom(db), await makeRoom(db), await makeRoom(db)]
  const counted = countStatements(db)
  const { clock, log } = one.deps
  const bus = { watch: () => Promise.resolve(() => undefined), tellOthers: () => undefined }
  const rooms = openRooms({
    hubId: randomUUID(),
    db: counted.db,
    bus,
    season: async () => undefined,
    protocol: roomsProtocol,
    clock,
    log,
  })
  const [first = '', second = '', third = ''] = made.map(({ room }) => room.id)
  await rooms.withRoom(first, () =>
    rooms.withRoom(second, () =>
      rooms.withRoom(third, async () => {
        const before = counted.count()
        await rooms.compare()
        expect(counted.count() - before).toBe(1)
      }),
    ),
  )
})

test('5.4 rooms that are read at the same moment share statements', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => makeRoom(db)))
  const counted = countStatements(db)
  const { clock, log } = one.deps
  const bus = { watch: () => Promise.resolve(() => undefined), tellOthers: () => undefined }
  const season = async () => undefined
  const rooms = openRooms({ hubId: randomUUID(), db: counted.db, bus, season, protocol: roomsProtocol, clock, log })
  const ids = [...made.map(({ room }) => room.id), randomUUID()]
  const found = await Promise.all(ids.map((id) => rooms.withRoom(id, async (room) => room.room().id)))
  expect(found).toEqual([...ids.slice(0, -1), undefined])
  // The first two begin at once, the others wait for the first of them.
  expect(counted.count()).toBe(3)
})

test('6.2 a room that is only being read misses nothing that its hub says meanwhile', async () => {
  const made = await makeRoom(db)
  const { id: roomId, version } = made.room
  const { clock, log } = one.deps
  const told: RoomHappened[] = []
  const watching = Promise.withResolvers<() => void>()
  const rooms = openRooms({
    hubId: randomUUID(),
    db,
    bus: { watch: () => watching.promise, tellOthers: (happened) => void told.push(happened) },
    season: async () => undefined,
    protocol: roomsProtocol,
    clock,
    log,
  })
  const reading = rooms.withRoom(roomId, async (room) => room.room().version)
  const event = { type: 'participant_quiz_resumed', roomId, version: version + 1, userId: made.host.id } as const
  rooms.announce({ event })
  watching.resolve(() => undefined)
  expect(await reading).toBe(version + 1)
  expect(told).toEqual([{ event }])
})

test('6.1 what the room sees raises the version by one and carries it, what goes to single members raises none', async () => {
  const made = await makeRoom(db)
  const [seat = made.host] = made.seats
  const host = await joinAs(one, made, made.host)
  const member = await joinAs(one, made, seat)
  const { version } = member.view().room
  const stored = async () => (await findRoom(db, made.room.id))?.version
  member.answer('q1', 'Amoz')
  expect(await member.take('answer_submitted')).toMatchObject({ version: version + 1 })
  expect(await member.take('score_updated')).toMatchObject({ version: version + 1 })
  member.answer('q1', 'Amoz')
  expect(await member.take('answer_submitted')).toMatchObject({ version: version + 1 })
  member.answer('none', 'Amoz')
  expect(await member.take('error')).not.toHaveProperty('version')
  member.send({ type: 'test' })
  expect(await member.take('test_response')).toMatchObject({ version: version + 1 })
  expect(await stored()).toBe(version + 1)
  host.send({ type: 'assign_chapters', participantId: seat.id, chapters: [1, 2] })
  expect(await member.take('chapters_assigned')).toMatchObject({ version: version + 2 })
  host.send({ type: 'end_room', hostId: made.host.id })
  expect(await member.take('room_ended')).toMatchObject({ version: version + 3 })
  expect(await stored()).toBe(version + 3)
})

test('6.4 resync is answered with what was missed, or with a snapshot', async () => {
  const made = await makeRoom(db)
  const [seat = made.host] = made.seats
  const host = await joinAs(one, made, made.host)
  const member = await joinAs(one, made, seat)
  const from = member.view().room.version
  member.answer('q1', 'Amoz')
  await member.take('score_updated')
  member.send({ type: 'resync', version: from })
  expect(await member.take('answer_submitted')).toMatchObject({ questionId: 'q1' })
  expect(await member.take('score_updated')).toMatchObject({ version: from + 1 })
  host.send({ type: 'resync', version: 1 })
  expect(await host.take('room_snapshot')).toMatchObject({
    version: from + 1,
    marks: [{ userId: seat.id, score: 1 }],
    answers: [],
  })
  member.send({ type: 'resync', version: 1 })
  expect(await member.take('room_snapshot')).toMatchObject({ answers: [{ questionId: 'q1' }], marks: [] })
})

test('6.5 test_response carries the version', async () => {
  const made = await makeRoom(db)
  const host = await joinAs(one, made, made.host)
  host.send({ type: 'test' })
  expect(await host.take('test_response')).toMatchObject({ version: host.view().room.version })
})

test('6.6 the snapshot is the same for all, answers are one’s own, marks the host’s', async () => {
  const made = await makeRoom(db)
  const [first = made.host, second = made.host] = made.seats
  const clients = [await joinAs(one, made, first), await joinAs(one, made, second)] as const
  for (const client of clients) client.answer('q1', 'Amoz')
  for (const client of clients) await client.take('answer_submitted')
  const [own, other, host] = [
    await joinAs(one, made, first),
    await joinAs(one, made, second),
    await joinAs(one, made, made.host),
  ]
  const joined = await Promise.all([own, other, host].map((client) => client.take('room_joined')))
  expect(joined.map(({ answers, marks }) => [answers.map(({ userId }) => userId), marks.length])).toEqual([
    [[first.id], 0],
    [[second.id], 0],
    [[], 2],
  ])
})

test('6.8 a reader that doesn’t read is cut off at 1 MiB, and the others go on', async () => {
  const made = await makeRoom(db)
  const [seat = made.host] = made.seats
  const host = await joinAs(one, made, made.host)
  const stuck = await joinAs(one, made, seat)
  stuck.client.socket.pause()
  let { version } = host.view().room
  const chapters = Array.from({ length: 3_000 }, (_, at) => 1 + (at % 6))
  const isHeld = (): boolean => one.deps.rooms.find(made.room.id)?.members.has(seat.id) === true
  await expect
    .poll(
      async () => {
        for (let event = 0; event < 200; event += 1) {
          version += 1
          one.deps.rooms.announce({ event: { type: 'chapters_updated', roomId: made.room.id, version, chapters } })
        }
        await host.until(({ room }) => room.version === version)
        return isHeld()
      },
      { timeout: 15_000 },
    )
    .toBe(false)
  expect(host.client.socket.readyState).toBe(1)
  stuck.client.socket.terminate()
  await db.transaction().execute(async (tx) => {
    while ((await raiseVersion(tx, made.room.id)) < version);
  })
  const back = await joinAs(one, made, seat)
  expect(back.view().room.version).toBeGreaterThan(version)
})
