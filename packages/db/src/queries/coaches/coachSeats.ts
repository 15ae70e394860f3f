import { sql } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { erasePlayer } from '../players/erasePlayer.ts'
import { hasNoTraces, lockSeat } from '../players/unusedSeat.ts'

/** A seat in one of a coach's teams that nobody has used (rule 149); `isOwn`: the coach's, deleted and still in its 14 days. */
export type CoachSeatRow = {
  playerId: string
  code: string
  teamName: string
  startingChapter: number
  gem: string
  isOwn: boolean
  createdAt: Date
}

/** Somebody's own who never answered, or the coach's own once it was deleted; never another coach's, never one with a trace of use. */
const isFreeable = (coachId: string) => sql`
  players.team_id in (select id from teams where coach_id = ${coachId}) and not players.is_admin and ${hasNoTraces()}
  and (players.coach_id is null or (players.coach_id = ${coachId} and players.deleted_at is not null))`

/** The seats that a coach can free, the newest first, at most `limit`. */
export async function listCoachSeats(db: Read, given: { coachId: string; limit: number }): Promise<CoachSeatRow[]> {
  const { rows } = await sql<CoachSeatRow>`
    select players.id as player_id, players.code, t.name as team_name, players.starting_chapter, players.gem,
      players.coach_id is not null as is_own, players.created_at
    from players join teams t on t.id = players.team_id
    where ${isFreeable(given.coachId)} order by players.created_at desc, players.id limit ${given.limit}
  `.execute(reading(db))
  return rows
}

/** Frees a seat at once: its gem can be had again, its code never. Where it was; undefined where the coach can't free it. */
export async function freeCoachSeat(
  tx: Tx,
  given: { coachId: string; playerId: string; now: Date },
): Promise<{ teamId: string; startingChapter: number; gem: string } | undefined> {
  const { coachId, playerId, now } = given
  await lockSeat(tx, playerId)
  const { rows } = await sql<{ teamId: string; startingChapter: number; gem: string }>`
    update players set deleted_at = '-infinity' where id = ${playerId} and ${isFreeable(coachId)}
    returning team_id, starting_chapter, gem
  `.execute(tx)
  const [seat] = rows
  if (seat !== undefined) await erasePlayer(tx, { playerId, before: now })
  return seat
}
