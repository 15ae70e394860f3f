import type { RoomHappened } from '@seraph/schema/rooms/bus'
import type { RoomParticipant } from '@seraph/schema/rooms/room'
import { sql } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { liveSeat } from './liveSeat.ts'
import { isoTime } from './roomColumns.ts'
import { chaptersRow, getParticipant, raiseVersion } from './studyRooms.ts'
import type { GivenChapters } from './studyRooms.ts'

/** Who a room's token belongs to. */
export type SeatHolder = { id: string; roomId: string; isHost: boolean; isGone: boolean; playerId: string | null }

/**
 * The seat that a token opens, also of a room that is over; a host's lives
 * with the coach's code. `isGone`: its participant left or was removed.
 */
export async function findSeat(db: Read, tokenHash: Buffer): Promise<SeatHolder | undefined> {
  const { rows } = await sql<SeatHolder>`
    select p.id, p.room_id, p.is_host, p.left_at is not null or p.removed_at is not null as is_gone, p.player_id
    from study_room_participants p where p.token_hash = ${tokenHash} and ${liveSeat}
  `.execute(reading(db))
  return rows[0]
}

/** A player's seat in a room. */
export async function findPlayerSeat(
  db: Read,
  given: { roomId: string; playerId: string },
): Promise<{ id: string; tokenHash: Buffer } | undefined> {
  return db
    .selectFrom('studyRoomParticipants')
    .select(['id', 'tokenHash'])
    .where('roomId', '=', given.roomId)
    .where('playerId', '=', given.playerId)
    .executeTakeFirst()
}

export type NewSeat = {
  id: string
  roomId: string
  nickname: string
  playerId: string
  teamName: string | null
  tokenHash: Buffer
  gem: string
  /** Whether it is taken by the player code alone. */
  isGuest: boolean
  /** What it is given with the seat (rule 162). */
  chapters: GivenChapters
}

/** Adds a participant to a locked room. */
export async function insertSeat(
  tx: Tx,
  { chapters, ...seat }: NewSeat,
): Promise<RoomHappened & { participant: RoomParticipant }> {
  await tx
    .insertInto('studyRoomParticipants')
    .values({ ...seat, ...chaptersRow(chapters) })
    .execute()
  const participant = await getParticipant(tx, seat.id)
  const version = await raiseVersion(tx, seat.roomId)
  return { participant, event: { type: 'participant_joined', roomId: seat.roomId, version, participant } }
}

/**
 * Gives a seat of a locked room a new token: whoever held it before holds
 * it no more, their socket is closed. `hostCode`: the coach's, where
 * it is the host's seat.
 */
export async function reopenSeat(
  tx: Tx,
  seat: { id: string; roomId: string; tokenHash: Buffer; hostCode: string | null },
): Promise<RoomHappened & { participant: RoomParticipant }> {
  await tx
    .updateTable('studyRoomParticipants')
    .set({ tokenHash: seat.tokenHash, hostCode: seat.hostCode })
    .set({ leftAt: null, removedAt: null, hubId: null, connectionId: null })
    .where('id', '=', seat.id)
    .execute()
  await tx.deleteFrom('seatRequests').where('participantId', '=', seat.id).where('isAllowed', 'is not', null).execute()
  const participant = await getParticipant(tx, seat.id)
  const version = await raiseVersion(tx, seat.roomId)
  const event = { type: 'participant_rejoined', roomId: seat.roomId, version, participant } as const
  return { participant, event, connectionId: null }
}

/** A participant of a locked room leaves or is removed. */
export async function vacateSeat(
  tx: Tx,
  seat: { id: string; roomId: string },
  presence: 'left' | 'removed',
): Promise<RoomHappened> {
  const now = sql<Date>`now()`
  await tx
    .updateTable('studyRoomParticipants')
    .set({ hubId: null, connectionId: null, ...(presence === 'left' ? { leftAt: now } : { removedAt: now }) })
    .where('id', '=', seat.id)
    .execute()
  const version = await raiseVersion(tx, seat.roomId)
  return { event: { type: 'participant_left', roomId: seat.roomId, userId: seat.id, presence, version } }
}

/** Somebody asks for a seat of a locked room; the newest request for a seat replaces the others. */
export async function insertSeatRequest(
  tx: Tx,
  request: { id: string; roomId: string; participantId: string; nickname: string; secretHash: Buffer },
): Promise<RoomHappened & { askedAt: string }> {
  const { nickname, ...columns } = request
  await tx.deleteFrom('seatRequests').where('participantId', '=', request.participantId).execute()
  const { askedAt } = await tx
    .insertInto('seatRequests')
    .values(columns)
    .returning(isoTime('asked_at').as('askedAt'))
    .executeTakeFirstOrThrow()
  const { id, roomId, participantId } = request
  const version = await raiseVersion(tx, roomId)
  const seatRequest = { id, participantId, nickname, askedAt }
  return { askedAt, event: { type: 'seat_requested', roomId, version, seatRequest } }
}

/** The host decides in a locked room; undefined where the request is gone or decided. */
export async function decideSeat(
  tx: Tx,
  decision: { roomId: string; requestId: string; isAllowed: boolean },
): Promise<RoomHappened | undefined> {
  const { roomId, requestId, isAllowed } = decision
  const decided = await tx
    .updateTable('seatRequests')
    .set({ isAllowed })
    .where('id', '=', requestId)
    .where('roomId', '=', roomId)
    .where('isAllowed', 'is', null)
    .returning('participantId')
    .executeTakeFirst()
  if (decided === undefined) return undefined
  const { participantId } = decided
  const version = await raiseVersion(tx, roomId)
  return { event: { type: 'seat_decided', roomId, version, requestId, participantId, isAllowed } }
}

/** What became of a request for a seat: undefined where no such request is known. */
export async function findSeatConsent(
  db: Read,
  request: { id: string; participantId: string; secretHash: Buffer },
): Promise<'allowed' | 'refused' | 'pending' | undefined> {
  const row = await db
    .selectFrom('seatRequests')
    .select('isAllowed')
    .where('id', '=', request.id)
    .where('participantId', '=', request.participantId)
    .where('secretHash', '=', request.secretHash)
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (row.isAllowed === null) return 'pending'
  return row.isAllowed ? 'allowed' : 'refused'
}
