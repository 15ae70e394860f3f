import type { GemLetter } from '@seraph/schema/vocabulary'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { assignmentInForce } from '../assignments/assignments.ts'
import type { StoredAssignment } from '../assignments/assignments.ts'
import { packedReviewState, reviewState } from './reviewState.ts'
import type { PackedReviewState, ReviewState } from './reviewState.ts'

/** Whose memory is read: that of all of a coach's teams in a season, or of some of them. */
export type MemoryKey = { coachId: string; seasonId: string; teamIds?: readonly string[] | undefined }

/** A member of a coach's team with what is stored of their memory; `label`: the coach's own word for them. */
export type MemberMemory = Member & ReviewState

/** The same with the cards in one row of bytes. */
export type PackedMemberMemory = Member & PackedReviewState

type Member = { playerId: string; teamId: string; playerCode: string; gem: GemLetter; label: string | null }

/** The memory of the members of a coach's own teams (rule 13), by team and place. */
export async function listTeamMemory(db: Read, key: MemoryKey): Promise<MemberMemory[]> {
  return listMembers(db, key, reviewState(sql`p.id`, sql`${key.seasonId}`))
}

/** The same in rows of bytes, for a map. */
export async function listPackedMemory(db: Read, key: MemoryKey): Promise<PackedMemberMemory[]> {
  return listMembers(db, key, packedReviewState(sql`p.id`, sql`${key.seasonId}`))
}

/** Not prepared: kept by a connection it would be planned without knowing whose it is, and then takes ten times as long. */
async function listMembers<State>(
  db: Read,
  { coachId, teamIds }: MemoryKey,
  state: RawBuilder<State>,
): Promise<(Member & State)[]> {
  const { rows } = await sql<Member & State>`
    select p.id as player_id, p.team_id, p.code as player_code, p.gem, l.label, ${state}
    from teams t join players p on p.team_id = t.id and p.coach_id = t.coach_id
    left join player_labels l on l.player_id = p.id and l.coach_id = t.coach_id
    where t.coach_id = ${coachId} and p.deleted_at is null ${ofTeams(teamIds)}
    order by p.team_id, p.member_number, p.code
  `.execute(reading(db))
  return rows
}

/** The coach's teams with their assignments in force, those without members too. */
export async function listCoachAssignments(
  db: Read,
  { coachId, seasonId, teamIds }: MemoryKey,
): Promise<{ teamId: string; assignment: StoredAssignment | null }[]> {
  const { rows } = await sql<{ teamId: string; assignment: StoredAssignment | null }>`
    select t.id as team_id, ${assignmentInForce(sql`t.id`, sql`${seasonId}`)} as assignment
    from teams t where t.coach_id = ${coachId} ${ofTeams(teamIds)} order by t.id
  `.execute(reading(db))
  return rows
}

const ofTeams = (teamIds: readonly string[] | undefined) =>
  teamIds === undefined ? sql`` : sql`and t.id = any(${teamIds}::uuid[])`
