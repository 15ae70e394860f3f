import type { GemLetter } from '@seraph/schema/vocabulary'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Read } from '../../open.ts'
import { prepared } from '../../prepared.ts'
import { reading } from '../../reading.ts'
import { assignmentInForce } from '../assignments/assignments.ts'
import type { StoredAssignment } from '../assignments/assignments.ts'
import { joinPackedMemory } from './packedMemory.ts'
import { packedReviews, reviewState } from './reviewState.ts'
import type { PackedReviews, ReviewState } from './reviewState.ts'

/** Whose memory is read: that of all of a coach's teams in a season, or of some of them. */
export type MemoryKey = { coachId: string; seasonId: string; teamIds?: readonly string[] | undefined }

/** A member of a coach's team with what is stored of their memory. */
export type MemberMemory = TeamMember & ReviewState

/** A member of a coach's team; `label`: the coach's own word for them. */
export type TeamMember = {
  playerId: string
  teamId: string
  playerCode: string
  gem: GemLetter
  label: string | null
}

/** The memory of the members of a coach's own teams (rule 13), by team and place. */
export async function listTeamMemory(db: Read, key: MemoryKey): Promise<MemberMemory[]> {
  return listMembers(db, key, sql`, ${reviewState(sql`p.id`, sql`${key.seasonId}`)}`)
}

/** The members of a coach's own teams alone. */
export async function listTeamMembers(db: Read, key: Omit<MemoryKey, 'seasonId'>): Promise<TeamMember[]> {
  return listMembers<object>(db, key, sql``)
}

/** Not prepared: kept by a connection it would be planned without knowing whose it is, and then takes ten times as long. */
async function listMembers<State>(
  db: Read,
  { coachId, teamIds }: Omit<MemoryKey, 'seasonId'>,
  state: RawBuilder<unknown>,
): Promise<(TeamMember & State)[]> {
  const { rows } = await sql<TeamMember & State>`
    select p.id as player_id, p.team_id, p.code as player_code, p.gem, l.label ${state}
    from teams t join players p on p.team_id = t.id and p.coach_id = t.coach_id
    left join player_labels l on l.player_id = p.id and l.coach_id = t.coach_id
    where t.coach_id = ${coachId} and p.deleted_at is null ${ofTeams(teamIds)}
    order by p.team_id, p.member_number, p.code
  `.execute(reading(db))
  return rows
}

/** What is stored of players' memory in a season, in rows of bytes: for a map, which asks for a hundred of them. */
export async function listPackedReviews(
  db: Read,
  given: { playerIds: readonly string[]; seasonId: string },
): Promise<(PackedReviews & { playerId: string })[]> {
  return selectPacked(reading(db), given)
}

/** Prepared: however many they are, each player's own is looked up in the same way, and to plan it takes as long as to read six. */
const selectPacked = prepared<{ playerIds: readonly string[]; seasonId: string }, PackedReviews & { playerId: string }>(
  'list_packed_reviews',
  ({ playerIds, seasonId }) =>
    sql`select p.id as player_id, ${packedReviews(sql`p.id`, seasonId)} from unnest(${playerIds}::uuid[]) as p (id)
      ${joinPackedMemory(sql`p.id`, seasonId)}`,
)

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
