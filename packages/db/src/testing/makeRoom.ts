import type { Room, RoomStatus } from '@seraph/schema/rooms/room'
import { sql } from 'kysely'
import { createHash, randomUUID } from 'node:crypto'

import type { Database } from '../open.ts'
import { insertSeat } from '../queries/rooms/roomSeats.ts'
import { findRoom, insertRoom, raiseVersion, setAssignedChapters, startRoom } from '../queries/rooms/studyRooms.ts'
import { makePlayer } from './make.ts'
import { makeCoach } from './makeCoach.ts'

/** Somebody with a seat: what a client has stored. */
export type MadeSeat = { id: string; nickname: string; token: string; playerId: string | undefined }
export type MadeRoom = { room: Room; coach: { code: string; token: string }; host: MadeSeat; seats: MadeSeat[] }

let made = 0

/**
 * A room of a coach of its own with so many participants, each assigned `chapters`, active unless `status` says otherwise. The season must
 * be there.
 */
export async function makeRoom(
  db: Database,
  over: {
    participants?: number
    chapters?: number[]
    status?: RoomStatus
    seasonId?: string
    /** Of a room that goes together, in their order, each for so many seconds. */
    together?: { questions: { id: string; chapter: number }[]; secondsEach?: number }
  } = {},
): Promise<MadeRoom> {
  const { participants = 2, chapters = [1], status = 'active', seasonId = '2026-isaiah', together } = over
  const coach = await makeCoach(db)
  const roomId = randomUUID()
  const host: MadeSeat = { id: randomUUID(), nickname: 'Coach Kim', token: randomUUID(), playerId: undefined }
  made += 1
  const code = String(made).padStart(4, '0')
  await db.transaction().execute((tx) =>
    insertRoom(tx, {
      id: roomId,
      code,
      seasonId,
      coachCode: coach.code,
      coachName: 'Coach Kim',
      teamName: null,
      name: 'Room',
      chapters: [1],
      settings: {
        maxParticipants: 50,
        questionsEach: null,
        minutes: null,
        pace: together === undefined ? 'own' : 'together',
        secondsEach: together?.secondsEach ?? null,
        asked: null,
        chaptersOf: 'room',
      },
      host: { id: host.id, tokenHash: hash(host.token) },
    }),
  )
  const seats: MadeSeat[] = []
  for (let number = 0; number < participants; number += 1) seats.push(await makeSeat(db, roomId, chapters))
  await db.transaction().execute(async (tx) => {
    if (status !== 'waiting') await startRoom(tx, roomId, together?.questions)
    if (status === 'completed') {
      await tx
        .updateTable('studyRooms')
        .set({ status, endedAt: sql<Date>`now()` })
        .where('id', '=', roomId)
        .execute()
      await raiseVersion(tx, roomId)
    }
  })
  const room = await findRoom(db, roomId)
  if (room === undefined) throw new Error('the room is not there')
  return { room, coach, host, seats }
}

/** One more participant, a player of their own, with these chapters. */
export async function makeSeat(db: Database, roomId: string, chapters: number[]): Promise<MadeSeat> {
  const player = await makePlayer(db)
  const seat: MadeSeat = { id: randomUUID(), nickname: player.code, token: randomUUID(), playerId: player.id }
  await db.transaction().execute(async (tx) => {
    const { id, nickname } = seat
    await insertSeat(tx, {
      id,
      roomId,
      nickname,
      playerId: player.id,
      teamName: 'Team 1',
      gem: 'A',
      isGuest: true,
      tokenHash: hash(seat.token),
      chapters: { assignedChapters: [], givenChapters: [] },
    })
    const given = { assignedChapters: chapters, givenChapters: chapters.length === 0 ? [] : [chapters] }
    await setAssignedChapters(tx, { roomId, participantId: id, chapters: given })
  })
  return seat
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
