import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'

/** A member's local dates of study in any season, and whether the coach's code for them is still unused. */
export type StudyDays = { playerId: string; isSlotReserved: boolean; dates: string[] }

/** On which days the members of a coach's team studied; those that aren't in the totals yet too. */
export async function listTeamStudyDays(
  db: Read,
  { coachId, teamId }: { coachId: string; teamId: string },
): Promise<StudyDays[]> {
  const { rows } = await sql<StudyDays>`
    select p.id as player_id, p.is_slot_reserved, array(
      select jsonb_object_keys(t.history -> 'days') from player_totals t where t.player_id = p.id
      union select e.local_date::text from progress_events e
      where e.player_id = p.id and e.applied_at is null and e.correction_of is null) as dates
    from players p where p.team_id = ${teamId} and p.coach_id = ${coachId} and p.deleted_at is null
  `.execute(reading(db))
  return rows
}
