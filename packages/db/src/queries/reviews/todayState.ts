import type { DailyGoal } from '@seraph/schema/review'
import type { GemLetter } from '@seraph/schema/vocabulary'
import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { prepared } from '../../prepared.ts'
import { reading } from '../../reading.ts'
import { assignmentInForce, membersOf } from '../assignments/assignments.ts'
import type { StoredAssignment } from '../assignments/assignments.ts'
import { codeAuthority } from '../coaches/codeInForce.ts'
import { joinPackedMemory } from './packedMemory.ts'
import { packedReviewState } from './reviewState.ts'
import type { PackedReviewState } from './reviewState.ts'

/** A room of the player's coach that can be joined now, with the gems of the players who are in it. */
export type OpenRoom = { code: string; name: string; status: 'waiting' | 'active'; gems: GemLetter[]; members: number }

/** All that a player's day is made of: memory, goal, the local dates of study in any season, and rooms. */
export type TodayState = PackedReviewState & {
  playerId: string
  timeZone: string | null
  dailyGoal: DailyGoal
  startingChapter: number
  dates: string[]
  /** The assignment in force of the player's team, and its members' ids; the coach's own teams alone have one. */
  assignment: StoredAssignment | null
  members: string[]
  rooms: OpenRoom[]
}

/** A player's day in a season, in one statement; undefined for one who isn't there or is deleted. */
export async function findTodayState(db: Read, playerId: string, seasonId: string): Promise<TodayState | undefined> {
  const [row] = await selectToday(reading(db), { playerId, seasonId })
  return row
}

const selectToday = prepared<{ playerId: string; seasonId: string }, TodayState>(
  'find_today_state',
  ({ playerId, seasonId }) => sql`
    select p.id as player_id, p.time_zone, p.daily_goal, p.starting_chapter,
      array(
        select jsonb_object_keys(t.history -> 'days') from player_totals t where t.player_id = p.id
        union select e.local_date::text from progress_events e
        where e.player_id = p.id and e.applied_at is null and e.correction_of is null) as dates,
      ${assignmentInForce(sql`p.team_id`, seasonId)} as assignment, ${membersOf(sql`p.team_id`)} as members,
      coalesce((
        select json_agg(json_build_object('code', r.code, 'name', r.name, 'status', r.status,
          'gems', array(select m.gem from study_room_participants s join players m on m.id = s.player_id
            where s.room_id = r.id and not s.is_host and s.left_at is null and s.removed_at is null order by s.joined_at limit 7),
          'members', (select count(*) from study_room_participants s
            where s.room_id = r.id and not s.is_host and s.left_at is null and s.removed_at is null)) order by r.created_at desc)
        from study_rooms r join coach_codes k on k.code = r.coach_code
        where ${codeAuthority} = p.coach_id and r.status in ('waiting', 'active') and not r.is_locked), '[]') as rooms,
      ${packedReviewState(sql`p.id`, seasonId)}
    from players p ${joinPackedMemory(sql`p.id`, seasonId)}
    where p.id = ${playerId}::uuid and p.deleted_at is null`,
)
