import type { RoomHappened } from '@seraph/schema/rooms/bus'
import type { RoomParticipant, RoomStatus } from '@seraph/schema/rooms/room'
import { sql } from 'kysely'

import type { OneWrite, Read } from '../open.ts'
import { memberAnswers } from './roomAnswers.ts'
import type { StoredAnswer } from './roomAnswers.ts'
import { participantJson } from './roomColumns.ts'

/** A seat that a socket has taken: `version` is the room's after it, `seenVersion` the one up to which `answers` are complete. */
export type TakenSeat = {
  roomId: string
  code: string
  status: RoomStatus
  playerId: string | null
  /** Undefined where the room is over, the participant was removed, or the seat isn't what the client says. */
  participant: RoomParticipant | undefined
  version: number
  seenVersion: number
  answers: StoredAnswer[]
}

/**
 * Gives the seat of a token to a socket of a hub, whoever had it before, in one statement: the room's version rises. `answers`: the
 * participant's own marked after `since`, of a host everybody's. Undefined where the token opens no seat.
 */
export async function takeSeat(
  db: OneWrite,
  given: {
    tokenHash: Buffer
    code: string
    userId: string
    nickname: string
    hubId: string
    connectionId: string
    since: number
  },
): Promise<TakenSeat | undefined> {
  const { rows } = await sql<Omit<TakenSeat, 'participant'> & { participant: RoomParticipant | null }>`
    with seat as (
      select p.id, p.room_id, p.is_host, p.player_id, r.code, r.status,
        r.status <> 'completed' and p.removed_at is null and r.code = ${given.code} and p.id::text = ${given.userId}
          and p.nickname = ${given.nickname} as is_right
      from study_room_participants p join study_rooms r on r.id = p.room_id
      where p.token_hash = ${given.tokenHash}
      for no key update of r
    ), taken as (
      update study_room_participants p
      set hub_id = ${given.hubId}::uuid, connection_id = ${given.connectionId}::uuid, left_at = null, last_activity_at = now()
      from seat where p.id = seat.id and seat.is_right and p.removed_at is null and p.token_hash = ${given.tokenHash}
      returning p.*
    ), raised as (
      update study_rooms r set version = r.version + 1, last_event_at = now()
      from taken where r.id = taken.room_id returning r.version
    )
    select seat.room_id, seat.code, seat.status, seat.player_id, case when taken.id is not null then ${participantJson('taken')} end as participant,
      coalesce((select version from raised), 0) as version, r.version as seen_version,
      ${memberAnswers({ roomId: sql`seat.room_id`, member: sql`case when seat.is_host then null else seat.id end`, since: given.since })} as answers
    from seat join study_rooms r on r.id = seat.room_id left join taken on true
  `.execute(db)
  const row = rows[0]
  return row && { ...row, participant: row.participant ?? undefined }
}

/** Takes a seat back for a socket that still lives, where nobody holds it; undefined where somebody does. */
export async function retakeSeat(
  db: OneWrite,
  given: { participantId: string; hubId: string; connectionId: string },
): Promise<RoomHappened | undefined> {
  const { rows } = await sql<{ participant: RoomParticipant; roomId: string; version: number }>`
    with room as (
      select r.id from study_rooms r join study_room_participants p on p.room_id = r.id
      where p.id = ${given.participantId} and r.status <> 'completed' for no key update of r
    ), taken as (
      update study_room_participants p set hub_id = ${given.hubId}::uuid, connection_id = ${given.connectionId}::uuid
      from room where p.id = ${given.participantId} and p.connection_id is null and p.left_at is null and p.removed_at is null
      returning p.*
    ), raised as (
      update study_rooms r set version = r.version + 1, last_event_at = now()
      from taken where r.id = taken.room_id returning r.version
    )
    select ${participantJson('taken')} as participant, taken.room_id, raised.version from taken, raised
  `.execute(db)
  const row = rows[0]
  return row && { event: { type: 'participant_rejoined', ...row }, connectionId: given.connectionId }
}

/** The members whose seats these sockets still hold are away: one statement, one event a room. */
export async function markAway(db: OneWrite, connectionIds: readonly string[]): Promise<RoomHappened[]> {
  const { rows } = await sql<{ roomId: string; version: number; userIds: string[] }>`
    with room as (
      select r.id from study_rooms r
      where r.id in (select room_id from study_room_participants where connection_id = any(${connectionIds}::uuid[]))
      order by r.id for no key update
    ), gone as (
      update study_room_participants p set hub_id = null, connection_id = null
      from room where p.room_id = room.id and p.connection_id = any(${connectionIds}::uuid[])
      returning p.id, p.room_id
    ), raised as (
      update study_rooms r set version = r.version + 1
      where r.id in (select room_id from gone) and r.status <> 'completed' returning r.id, r.version
    )
    select raised.id as room_id, raised.version, (select json_agg(gone.id order by gone.id) from gone where gone.room_id = raised.id) as user_ids
    from raised order by raised.id
  `.execute(db)
  return rows.map((row) => ({ event: { type: 'participants_away', ...row } }))
}

/** Says that a hub lives. */
export async function beatHub(db: OneWrite, hubId: string): Promise<void> {
  await db
    .insertInto('roomHubs')
    .values({ id: hubId })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seenAt: sql<Date>`now()` }))
    .execute()
}

/** The sockets that hold seats on hubs that have given no sign of life for so many seconds. */
export async function listDeadConnections(db: Read, silentSeconds: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ connectionId: string }>`
    select p.connection_id from study_room_participants p
    where p.hub_id is not null and not exists (
      select from room_hubs h where h.id = p.hub_id and h.seen_at > now() - ${silentSeconds}::integer * interval '1 second')
    limit ${limit}
  `.execute(db)
  return rows.map(({ connectionId }) => connectionId)
}

/** Forgets hubs that have been silent for a day. */
export async function deleteDeadHubs(db: Read): Promise<void> {
  await sql`delete from room_hubs where seen_at < now() - interval '1 day'`.execute(db)
}
