import { sql } from 'kysely'

import type { OneWrite, Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { codeInForce } from '../coaches/codeInForce.ts'
import type { EventSeatsTable } from '../../tables/eventRooms.ts'

/** Whose a token of an event room is. */
export type EventSeatRow = {
  id: string
  roomId: string
  kind: EventSeatsTable['kind']
  teamId: string | null
  playerId: string | null
  nickname: string
  isGuest: boolean
  /** It has become its player's study day. */
  isCounted: boolean
}

/**
 * Whose a token is; a host's, a grader's and a screen's live as long as the coach code is in force by which the room was
 * opened, a visiting coach's as long as the code by which it was accepted.
 */
const live = sql`not p.is_gone and (p.kind = 'member' or exists (
  select from event_rooms r join coach_codes k on k.code = case when p.kind = 'visitor' then r.visiting_coach_code else r.coach_code end
  where r.id = p.room_id and ${codeInForce}))`

/** The seat that a token opens, undefined for any other. */
export async function findEventSeat(db: Read, tokenHash: Buffer): Promise<EventSeatRow | undefined> {
  const { rows } = await sql<EventSeatRow>`
    select p.id, p.room_id, p.kind, p.team_id, p.player_id, p.nickname, p.is_guest,
      p.counted_at is not null as is_counted from event_seats p
    where p.token_hash = ${tokenHash} and ${live}
  `.execute(reading(db))
  return rows[0]
}

/** A player's seat in a room, also one that was given up. */
export async function findEventSeatOf(
  db: Read,
  given: { roomId: string; playerId: string },
): Promise<{ id: string; teamId: string; isGone: boolean; tokenHash: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; teamId: string; isGone: boolean; tokenHash: Buffer }>`
    select id, team_id, is_gone, token_hash from event_seats where room_id = ${given.roomId} and player_id = ${given.playerId}
  `.execute(reading(db))
  return rows[0]
}

export type NewEventSeat = Omit<EventSeatRow, 'isCounted'> & {
  tokenHash: Buffer
  isCaptain: boolean
  isScribe: boolean
  isAlternate: boolean
}

/** Adds a seat to a locked room, or gives its player's former one these duties, this team and this token. */
export async function putEventSeat(tx: Tx, seat: NewEventSeat): Promise<void> {
  const { id: _id, roomId: _roomId, playerId: _playerId, ...changes } = seat
  await tx
    .insertInto('eventSeats')
    .values(seat)
    .onConflict((conflict) => conflict.columns(['roomId', 'playerId']).doUpdateSet({ ...changes, isGone: false }))
    .execute()
}

/** Hands a seat to whoever holds this token now. */
export async function retokenEventSeat(
  tx: Tx,
  seat: { id: string; tokenHash: Buffer; isGuest: boolean },
): Promise<void> {
  await tx
    .updateTable('eventSeats')
    .set({ tokenHash: seat.tokenHash, isGuest: seat.isGuest })
    .where('id', '=', seat.id)
    .execute()
}

/** Stores what the members of a team do now, those who lost a duty before those who got it. */
export async function saveEventDuties(
  tx: Tx,
  seats: readonly { id: string; isCaptain: boolean; isScribe: boolean; isAlternate: boolean; isGone: boolean }[],
): Promise<void> {
  const ids = seats.map(({ id }) => id)
  await tx
    .updateTable('eventSeats')
    .set({ isCaptain: false, isScribe: false, isAlternate: false })
    .where('id', 'in', ids)
    .execute()
  for (const { id, ...duties } of seats) await tx.updateTable('eventSeats').set(duties).where('id', '=', id).execute()
}

/** Notes that a rehearsal became its player's study day; false where it had before. */
export async function markEventCounted(db: OneWrite, seatId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update event_seats set counted_at = clock_timestamp() where id = ${seatId} and counted_at is null
  `.execute(db)
  return numAffectedRows === 1n
}

/**
 * A member whose own session holds the seat, of an event that is over and had a
 * sheet: what becomes the player's study day (rule 236). `points`: of the questions whose sheets were marked.
 */
export type EventStudyRow = {
  seatId: string
  playerId: string
  timeZone: string | null
  timeZoneOn: string | null
  seasonId: string
  endedAt: Date
  points: number[]
}

/** The seats of a room whose rehearsal isn't their player's study day yet. */
export async function listUncountedSeats(db: Read, roomId: string): Promise<EventStudyRow[]> {
  const { rows } = await sql<EventStudyRow>`
    select p.id as seat_id, p.player_id, c.time_zone, c.time_zone_on, s.season_id, r.ended_at, m.points
    from event_rooms r
    join event_sets s on s.id = r.set_id
    join event_seats p on p.room_id = r.id
    join players c on c.id = p.player_id
    join lateral (
      select jsonb_agg((s.questions -> q.question ->> 'points')::integer) as points
      from (select distinct h.question from event_sheets h where h.room_id = r.id and h.score is not null) q) m on m.points is not null
    where r.id = ${roomId} and r.phase = 'end' and p.kind = 'member' and not p.is_guest and not p.is_gone
      and p.counted_at is null and c.deleted_at is null
    order by p.id
  `.execute(reading(db))
  return rows
}

/** A line of a player's report: a rehearsal in a team that is over. `published`: its result, once it was told. */
export type PlayerEventRow = {
  id: string
  teamId: string
  name: string
  team: string
  endedAt: Date
  sheets: number
  published: unknown
}

/** A player's rehearsals in teams of a season, by seats that the player's own session holds, the latest first. */
export async function listPlayerEvents(
  db: Read,
  given: { playerId: string; seasonId: string; limit: number },
): Promise<PlayerEventRow[]> {
  const { rows } = await sql<PlayerEventRow>`
    select r.id, t.id as team_id, r.name, t.name as team, r.ended_at, r.published, m.sheets
    from event_seats p
    join event_rooms r on r.id = p.room_id
    join event_sets s on s.id = r.set_id
    join event_teams t on t.id = p.team_id
    join lateral (
      select count(*)::integer as sheets from event_sheets h where h.team_id = t.id and h.score is not null) m on m.sheets > 0
    where p.player_id = ${given.playerId} and p.kind = 'member' and not p.is_guest and not p.is_gone
      and r.phase = 'end' and s.season_id = ${given.seasonId}
    order by r.ended_at desc limit ${given.limit}
  `.execute(reading(db))
  return rows
}
