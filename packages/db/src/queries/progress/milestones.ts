import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import { milliseconds } from '../milliseconds.ts'

/**
 * What earns achievements without being study (rule 27); null where it has not happened. `firstRoomOn`: the player's local day;
 * the others in milliseconds since 1970.
 */
export type StoredMilestones = {
  firstRoomOn: string | null
  firstReportResolvedAt: number | null
  allGemsAt: number | null
}

/**
 * A `StoredMilestones` as the column `milestones`. The first room is that of the first answer in a room which counts for the player.
 * A team holds all gems since the last of their first holders, reserved slots too; the player since the record was made.
 */
export function milestones(
  playerId: RawBuilder<unknown>,
  seasonId: RawBuilder<unknown>,
): RawBuilder<{ milestones: StoredMilestones }> {
  return sql`jsonb_build_object(
    'firstRoomOn', (
      select min(a.local_date) from study_room_participants m join study_rooms r on r.id = m.room_id
      join group_quiz_answers a on a.participant_id = m.id
      where m.player_id = ${playerId} and r.season_id = ${seasonId}),
    'firstReportResolvedAt', (
      select ${milliseconds(sql`min(resolved_at)`)} from error_reports
      where player_id = ${playerId} and season_id = ${seasonId}),
    'allGemsAt', (
      select case when count(*) = 7 then ${milliseconds(sql`max(held_since)`)} end from (
        select m.gem, greatest(min(m.created_at), min(own.created_at)) as held_since
        from players own join players m on m.team_id = own.team_id
        where own.id = ${playerId} and m.deleted_at is null and not m.is_admin group by m.gem) as gems)
  ) as milestones`
}
