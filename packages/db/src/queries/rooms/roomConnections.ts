import type { RoomHappened } from '@seraph/schema/rooms/bus'
import type { RoomParticipant, RoomStatus } from '@seraph/schema/rooms/room'
import { sql } from 'kysely'

import type { OneWrite, Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { prepared } from '../../prepared.ts'
import { liveSeat } from './liveSeat.ts'
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

/** What a socket says of the seat that it wants; `since`: what was marked after this version is to be told. */
export type WantedSeat = {
  tokenHash: Buffer
  code: string
  userId: string
  nickname: string
  connectionId: string
  since: number
  /** Whose session the socket holds. */
  playerId?: string | undefined
}

/**
 * Gives the seats of these tokens to sockets of a hub, whoever had them before, in one statement: each raises its room's version by one,
 * in the order in which they are asked for. `answers`: the participant's own marked after `since`, of a host everybody's. Undefined in the
 * place of a token that opens no seat. A token must not be among them twice.
 */
export async function takeSeats(
  db: OneWrite,
  hubId: string,
  wanted: readonly WantedSeat[],
): Promise<(TakenSeat | undefined)[]> {
  const asked = JSON.stringify(wanted.map(askedOf))
  const rows = await updateSeats(db, { asked, hubId })
  const byPlace = new Map(
    rows.map(({ at, participant, ...row }) => [at, { ...row, participant: participant ?? undefined }]),
  )
  return wanted.map((_, at) => byPlace.get(at))
}

type SeatRow = Omit<TakenSeat, 'participant'> & { at: number; participant: RoomParticipant | null }

const updateSeats = prepared<{ asked: string; hubId: string }, SeatRow>(
  'take_seats',
  ({ asked, hubId }) => sql`
    with asked as (
      select at, decode(token_hash, 'hex') as token_hash, code, user_id, nickname, connection_id, since, session_player
      from jsonb_to_recordset(${asked}::jsonb) as a(at integer, token_hash text, code text, user_id text, nickname text,
        connection_id uuid, since integer, session_player uuid)
    ), seat as (
      select a.at, a.token_hash, a.connection_id, a.since, not p.is_host and p.player_id is distinct from a.session_player as is_guest, p.id, p.room_id, p.is_host, p.player_id, r.code, r.status,
        r.status <> 'completed' and p.removed_at is null and ${liveSeat} and r.code = a.code and p.id::text = a.user_id
          and p.nickname = a.nickname as is_right
      from asked a join study_room_participants p on p.token_hash = a.token_hash join study_rooms r on r.id = p.room_id
      order by r.id for no key update of r
    ), taken as (
      update study_room_participants p
      set hub_id = ${hubId}::uuid, connection_id = seat.connection_id, connected_at = clock_timestamp(), left_at = null,
        last_activity_at = now(), is_guest = seat.is_guest
      from seat where p.id = seat.id and seat.is_right and p.removed_at is null and p.token_hash = seat.token_hash
      returning p.*, seat.at
    ), raised as (
      update study_rooms r set version = r.version + t.seats, last_event_at = now()
      from (select room_id, count(*)::integer as seats from taken group by room_id) t
      where r.id = t.room_id returning r.id, r.version - t.seats as before
    ), numbered as (
      select taken.at, (raised.before + row_number() over (partition by taken.room_id order by taken.at))::integer as version
      from taken join raised on raised.id = taken.room_id
    )
    select seat.at, seat.room_id, seat.code, seat.status, seat.player_id,
      case when taken.id is not null then ${participantJson('taken')} end as participant,
      coalesce(numbered.version, 0) as version, r.version as seen_version,
      ${memberAnswers({ roomId: sql`seat.room_id`, member: sql`case when seat.is_host then null else seat.id end`, since: sql`seat.since` })} as answers
    from seat join study_rooms r on r.id = seat.room_id left join taken on taken.at = seat.at left join numbered on numbered.at = seat.at`,
)

/** As JSON that PostgreSQL reads whatever a client has sent: one wrong letter must not fail the others' seats. */
function askedOf({ tokenHash, code, userId, nickname, connectionId, since, playerId }: WantedSeat, at: number): object {
  const readable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()
  return {
    at,
    token_hash: tokenHash.toString('hex'),
    code: readable(code),
    user_id: readable(userId),
    nickname: readable(nickname),
    connection_id: connectionId,
    session_player: playerId ?? null,
    since: Math.min(since, 2 ** 31 - 1),
  }
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
      update study_room_participants p set hub_id = ${given.hubId}::uuid, connection_id = ${given.connectionId}::uuid,
        connected_at = clock_timestamp()
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
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seenAt: sql<Date>`clock_timestamp()` }))
    .execute()
}

/** The sockets that hold seats on hubs that have given no sign of life for so many seconds. */
export async function listDeadConnections(db: Read, silentSeconds: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ connectionId: string }>`
    select p.connection_id from study_room_participants p
    where p.hub_id is not null and not exists (
      select from room_hubs h where h.id = p.hub_id and h.seen_at > now() - ${silentSeconds}::integer * interval '1 second')
    limit ${limit}
  `.execute(reading(db))
  return rows.map(({ connectionId }) => connectionId)
}

/** Forgets hubs that have been silent for a day. */
export async function deleteDeadHubs(db: OneWrite): Promise<void> {
  await sql`delete from room_hubs where seen_at < now() - interval '1 day'`.execute(db)
}
