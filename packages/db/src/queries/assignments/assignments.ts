import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { randomUUID } from 'node:crypto'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import type { AssignmentsTable } from '../../tables/assignments.ts'

/** A piece of a stored assignment; nobody's once its player is erased. */
export type StoredPiece = { playerId: string | null; from: number; to: number; isPinned: boolean }
/** `since`: the day on which it was stored, by UTC; `clubDay`: the weekday of the club's meeting, 0 for Sunday. */
export type StoredAssignment = {
  version: number
  unit: AssignmentsTable['unit']
  since: string
  clubDay: number
  pieces: StoredPiece[]
}

/** Whose seasons are divided. */
export type AssignmentKey = { teamId: string; seasonId: string }

/** The assignment in force of a team in a season as JSON; null where there is none. */
export function assignmentInForce(teamId: RawBuilder<unknown>, seasonId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select json_build_object('version', a.version, 'unit', a.unit, 'clubDay', a.club_day,
      'since', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD'), 'pieces', (
      select coalesce(json_agg(json_build_object('playerId', i.player_id, 'from', i.first_place, 'to', i.end_place,
        'isPinned', i.is_pinned) order by i.first_place), '[]')
      from assignment_pieces i where i.assignment_id = a.id))
    from assignments a where a.team_id = ${teamId} and a.season_id = ${seasonId} and a.undone_at is null
    order by a.version desc limit 1)`
}

/** The ids of a team's members in the coach's order as JSON. */
export function membersOf(teamId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(m.id order by m.member_number), '[]')
    from players m join teams mt on mt.id = m.team_id
    where m.team_id = ${teamId} and m.coach_id = mt.coach_id and m.deleted_at is null)`
}

/** A team with its members, its assignment in force and the days of events that its club set, as `ReviewState` has them. */
export async function findTeamAssignment(
  db: Read,
  { teamId, seasonId }: AssignmentKey,
): Promise<{
  assignment: StoredAssignment | null
  members: { playerId: string; playerCode: string; gem: string }[]
  eventDays: Record<string, string | null>
}> {
  const { rows } = await sql<Awaited<ReturnType<typeof findTeamAssignment>>>`
    select ${assignmentInForce(sql`t.id`, sql`${seasonId}`)} as assignment, (
      select coalesce(json_agg(json_build_object('playerId', m.id, 'playerCode', m.code, 'gem', m.gem) order by m.member_number), '[]')
      from players m where m.team_id = t.id and m.coach_id = t.coach_id and m.deleted_at is null) as members,
      coalesce((select json_object_agg(e.level, to_char(e.day, 'YYYY-MM-DD')) from club_events e
        where e.club_id = t.club_id and e.season_id = ${seasonId}), '{}') as event_days
    from teams t where t.id = ${teamId}
  `.execute(reading(db))
  return rows[0] ?? { assignment: null, members: [], eventDays: {} }
}

/**
 * How the team of a player divides a season, and the ids of its members
 * in the coach's order; nothing for a player without a team's coach.
 */
export async function findPlayersAssignment(
  db: Read,
  { playerId, seasonId }: { playerId: string; seasonId: string },
): Promise<{ assignment: StoredAssignment | null; members: string[] }> {
  const { rows } = await sql<Awaited<ReturnType<typeof findPlayersAssignment>>>`
    select ${assignmentInForce(sql`p.team_id`, sql`${seasonId}`)} as assignment, ${membersOf(sql`p.team_id`)} as members
    from players p where p.id = ${playerId}
  `.execute(reading(db))
  return rows[0] ?? { assignment: null, members: [] }
}

/**
 * Stores an assignment as the newest version; false where another one than
 * `basedOn` (null: none) is in force, for somebody else has changed it. Lock
 * the team first.
 */
export async function insertAssignment(
  tx: Tx,
  { teamId, seasonId }: AssignmentKey,
  given: { basedOn: number | null; unit: AssignmentsTable['unit']; clubDay: number; pieces: readonly StoredPiece[] },
): Promise<boolean> {
  const { rows } = await sql<{ latest: number | null; inForce: number | null }>`
    select max(version) as latest, max(version) filter (where undone_at is null) as in_force
    from assignments where team_id = ${teamId} and season_id = ${seasonId}
  `.execute(tx)
  const { latest = null, inForce = null } = rows[0] ?? {}
  if (inForce !== given.basedOn) return false
  const id = randomUUID()
  const version = (latest ?? 0) + 1
  const { unit, clubDay } = given
  await tx.insertInto('assignments').values({ id, teamId, seasonId, version, unit, clubDay }).execute()
  const pieces = given.pieces.map(({ playerId, from, to, isPinned }) => ({
    assignmentId: id,
    playerId,
    firstPlace: from,
    endPlace: to,
    isPinned,
  }))
  await tx.insertInto('assignmentPieces').values(pieces).execute()
  return true
}

/** Puts the version before in force again; false where another one than `version` is. Lock the team first. */
export async function undoAssignment(tx: Tx, { teamId, seasonId }: AssignmentKey, version: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update assignments set undone_at = now()
    where team_id = ${teamId} and season_id = ${seasonId} and version = ${version} and undone_at is null
      and not exists (select from assignments o where o.team_id = ${teamId} and o.season_id = ${seasonId}
        and o.version > ${version} and o.undone_at is null)
  `.execute(tx)
  return Number(numAffectedRows ?? 0) === 1
}
