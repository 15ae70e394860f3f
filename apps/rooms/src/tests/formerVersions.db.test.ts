import { setRoomLocked } from '@seraph/db/queries/rooms/studyRooms'
import { makeSeason } from '@seraph/db/testing/make'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import { roomChannel } from '@seraph/schema/rooms/bus'
import { roomsProtocol } from '@seraph/schema/rooms/protocol'
import type { Protocol } from '@seraph/schema/rooms/protocol'
import { closeCodes, roomsFloor } from '@seraph/schema/rooms/version'
import { openTestRedis } from '@seraph/service/testing/openTestRedis'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { replaySession } from '../testing/replaySession.ts'
import { comeBack, joinAs } from '../testing/roomClient.ts'
import { roomQuestions } from '../testing/roomQuestions.ts'
import { testHub } from '../testing/testHub.ts'
import { listFrozenVersions, readFrozenProtocol } from '../testing/frozenProtocol.ts'

/** A hub that speaks two versions, of which the newer brought `room_locked` and the code `participant_not_found`. */
const protocol: Protocol = {
  ...roomsProtocol,
  version: 5,
  floor: 4,
  serverSince: { room_locked: 5 },
  codeSince: { participant_not_found: { version: 5, instead: 'not_host' } },
}
const today = await testHub()
const next = await testHub({ protocol, settings: today.settings })
const { db } = today
await makeSeason(db, { questions: roomQuestions })
const redis = await openTestRedis()

const lock = (roomId: string, isLocked: boolean) =>
  db.transaction().execute((tx) => setRoomLocked(tx, roomId, isLocked))

const spoken = listFrozenVersions()
  .filter((version) => version >= roomsFloor)
  .map((version) => ({ version, ...readFrozenProtocol(version) }))

test.each(spoken)('1.2 clients of version $version do with today’s hub what they did with theirs', async (former) => {
  await replaySession(today, await makeRoom(db), former)
})

test('1.2 clients of version 4 do the same with a hub that speaks 5', async () => {
  await replaySession(next, await makeRoom(db), { version: 4, ...readFrozenProtocol(4) })
})

test.each([
  [{ version: '4' }, 4],
  [{ version: '5' }, 5],
  [{ version: '5', floor: '4' }, 5],
  [{ version: '9', floor: '5' }, 5],
])('1.2 with %j the hub that speaks 4 and 5 agrees on %j', async (asked, version) => {
  expect(await (await next.connect(asked)).next()).toMatchObject({ type: 'connected', version })
})

test.each([{ version: '3' }, { version: '6' }, { version: '9', floor: '6' }, { version: '5', floor: '05' }])(
  '1.2 with %j it closes with a code that a browser can read',
  async (asked) => {
    expect((await (await next.connect(asked)).closed).code).toBe(closeCodes.version_mismatch)
  },
)

test('1.9 in the place of a message that it doesn’t know a client gets the room', async () => {
  const made = await makeRoom(db)
  const [seat = made.host, other = made.host] = made.seats
  const [old, young] = [
    await joinAs(next, made, seat, { version: '4' }),
    await joinAs(next, made, other, { version: '5' }),
  ]
  const before = old.view()
  next.deps.rooms.announce(await lock(made.room.id, true))
  const { version } = await young.take('room_locked')
  expect(await old.take('room_snapshot')).toMatchObject({ version, room: { isLocked: true } })
  old.answer('q1', 'Amoz')
  expect(await old.take('score_updated')).toMatchObject({ version: version + 1 })
  expect(old.view()).toMatchObject({ isBehind: false, room: { isLocked: true, version: version + 1 } })
  expect(old.told.some(({ type }) => type === 'room_locked')).toBe(false)
  expect(young.told.some(({ type }) => type === 'room_snapshot')).toBe(false)

  old.send({ type: 'resync', version: before.room.version })
  expect(await old.take('room_snapshot')).toMatchObject({ version: version + 1, answers: [{ questionId: 'q1' }] })
  young.send({ type: 'resync', version: version - 1 })
  expect(await young.take('room_locked')).toMatchObject({ version })

  const back = await joinAs(next, made, seat, { version: '4', view: before })
  expect(await back.take('room_joined')).toMatchObject({ room: { isLocked: true } })
  const again = await comeBack(next, made, young, { version: '5' })
  expect((await again.take('room_joined')).room).toBeUndefined()
})

test('1.9 in the place of a code that it doesn’t know a client is told one that it does', async () => {
  const made = await makeRoom(db)
  for (const [version, code] of [
    ['4', 'not_host'],
    ['5', 'participant_not_found'],
  ] as const) {
    const host = await joinAs(next, made, made.host, { version })
    host.send({ type: 'assign_chapters', participantId: randomUUID(), chapters: [1] })
    expect(await host.take('error')).toMatchObject({ code })
  }
})

test('1.9 what a newer hub tells and this one can’t read is found in the database', async () => {
  const made = await makeRoom(db)
  const host = await joinAs(today, made, made.host)
  const { event } = await lock(made.room.id, true)
  const news = JSON.stringify({ event: { ...event, type: 'room_cheered' } })
  await redis.publish(roomChannel(today.deps.env.REDIS_PREFIX, made.room.id), news)
  await today.deps.rooms.compare()
  expect(await host.take('room_snapshot')).toMatchObject({ version: event.version, room: { isLocked: true } })
})
