import { RoomHappened } from '@seraph/schema/rooms/bus'
import { Room, RoomParticipant } from '@seraph/schema/rooms/room'
import { RoomEvent } from '@seraph/schema/rooms/roomEvent'
import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import type { Tx } from '../../open.ts'
import { makeSeason } from '../../testing/make.ts'
import { makeRoom } from '../../testing/makeRoom.ts'
import type { MadeRoom } from '../../testing/makeRoom.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import { listHubRooms } from './listHubRooms.ts'
import { markAway, retakeSeat, takeSeats } from './roomConnections.ts'
import { decideSeat, insertSeatRequest, reopenSeat, vacateSeat } from './roomSeats.ts'
import {
  assignEveryone,
  endRoom,
  findRoom,
  findRoomByCode,
  getParticipant,
  moveOn,
  setAssignedChapters,
  setRoomChapters,
  setRoomLocked,
} from './studyRooms.ts'

const { db } = await testDatabase()
await makeSeason(db)
const questions = [1, 2].map((number) => ({ id: `q${number}`, chapter: 1 }))

/** What SQL has built is the schema's to the letter: nothing lacks, and nothing is there that the schema doesn't know. */
function expectShape(shape: { parse: (value: unknown) => unknown }, value: unknown): void {
  expect(value).toEqual(shape.parse(value))
}
const transact = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.transaction().execute(work)
const hash = () => Buffer.from(randomUUID())

async function expectRoom({ room: { id, code }, seats }: MadeRoom): Promise<void> {
  expectShape(Room, await findRoom(db, id))
  expectShape(Room, (await listHubRooms(db, [id]))[0]?.room)
  expectShape(Room, await findRoomByCode(db, code))
  for (const seat of seats) expectShape(RoomParticipant, await transact((tx) => getParticipant(tx, seat.id)))
}

test('a room as SQL builds it is one of the schema: waiting, going, together, with a request, and over', async () => {
  const waiting = await makeRoom(db, { status: 'waiting', participants: 2 })
  const [seat = waiting.host] = waiting.seats
  await transact((tx) =>
    insertSeatRequest(tx, {
      id: randomUUID(),
      roomId: waiting.room.id,
      participantId: seat.id,
      nickname: seat.nickname,
      secretHash: hash(),
    }),
  )
  expect((await findRoom(db, waiting.room.id))?.seatRequests).toHaveLength(1)
  const rooms = [waiting, await makeRoom(db), await makeRoom(db, { together: { questions, secondsEach: 60 } })]
  for (const made of [...rooms, await makeRoom(db, { status: 'completed' })]) await expectRoom(made)
})

test('what the statements of a room tell is what the schema says of each event', async () => {
  const made = await makeRoom(db, { participants: 2, together: { questions } })
  const { id: roomId } = made.room
  const [first = made.host, second = made.host] = made.seats
  const chapters = { assignedChapters: [1, 2], givenChapters: [[1], [1, 2]] }
  const request = { id: randomUUID(), roomId, participantId: first.id, nickname: first.nickname, secretHash: hash() }
  const told = [
    await transact((tx) => setRoomLocked(tx, roomId, true)),
    await transact((tx) => setAssignedChapters(tx, { roomId, participantId: first.id, chapters })),
    await transact((tx) => setRoomChapters(tx, { roomId, chapters: [1], followers: [] })),
    await transact((tx) =>
      assignEveryone(tx, { roomId, chapters: [1, 2], participants: [{ id: first.id, ...chapters }] }),
    ),
    await moveOn(db, { roomId, from: 1, isByClock: false }),
    await moveOn(db, { roomId, from: 2, isByClock: false }),
    await transact((tx) => insertSeatRequest(tx, request)),
    await transact((tx) => decideSeat(tx, { roomId, requestId: request.id, isAllowed: true })),
    await transact((tx) => vacateSeat(tx, { id: second.id, roomId }, 'removed')),
    await transact((tx) => reopenSeat(tx, { id: second.id, roomId, tokenHash: hash(), hostCode: null })),
    await retakeSeat(db, { participantId: second.id, hubId: randomUUID(), connectionId: randomUUID() }),
  ]
  for (const one of told) {
    expect(one).toBeDefined()
    expectShape(RoomEvent, one?.event)
  }
  await expectRoom(made)
  const ended = await transact((tx) => endRoom(tx, roomId, 'host'))
  expectShape(RoomHappened, ended)
})

test('a seat that is taken, and those who are away, are told in the schema’s shapes', async () => {
  const made = await makeRoom(db, { participants: 2 })
  const connectionId = randomUUID()
  const [seat = made.host] = made.seats
  const tokenHash = createHash('sha256').update(seat.token).digest()
  const { id: userId, nickname } = seat
  const wanted = { tokenHash, code: made.room.code, userId, nickname, connectionId, since: 0 }
  const [taken] = await takeSeats(db, randomUUID(), [wanted])
  expectShape(RoomParticipant, taken?.participant)
  const away = await markAway(db, [connectionId])
  expect(away).toHaveLength(1)
  expectShape(RoomHappened, away[0])
})
