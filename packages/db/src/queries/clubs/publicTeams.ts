import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { progressState } from '../progress/progressState.ts'
import type { ProgressState } from '../progress/progressState.ts'

/**
 * A member of a public team; `studyRooms`: the rooms of this season that any member has studied in. One row a member,
 * with the team's and club's names on each; without members one whose `playerId` is null.
 */
export type PublicTeamRow = ProgressState & {
  teamId: string
  teamName: string
  coachName: string
  clubName: string
  state: string
  country: string | null
  playerId: string | null
  timeZone: string | null
  studyRooms: number
}

/**
 * The members of every team whose coach shows it, those apart whom the
 * admin hid from boards (rule 153); never of a club that the admin is in
 * (rule 12), nor of one whose name is hidden, or the team's (rule 147). `isReviewed`: admitted teams alone (rule 148).
 */
export async function listPublicTeamMembers(db: Read, seasonId: string, isReviewed: boolean): Promise<PublicTeamRow[]> {
  const { rows } = await sql<PublicTeamRow>`
    with rooms as (
      select m.team_id, count(distinct r.id) as study_rooms
      from study_room_participants s
      join study_rooms r on r.id = s.room_id
      join players m on m.id = s.player_id
      join teams own on own.id = m.team_id and own.coach_id = m.coach_id and own.is_publicly_visible
      where r.season_id = ${seasonId} and r.started_at is not null
      group by m.team_id
    )
    select t.id as team_id, t.name as team_name, t.coach_name, c.name as club_name, c.state, c.country,
      coalesce(rooms.study_rooms, 0)::integer as study_rooms, p.id as player_id, p.time_zone, ${progressState(sql`p.id`, sql`${seasonId}`)}
    from teams t join clubs c on c.id = t.club_id left join rooms on rooms.team_id = t.id
    left join players p on p.team_id = t.id and p.coach_id = t.coach_id and p.deleted_at is null
      and p.hidden_from_boards_at is null
    where t.is_publicly_visible and not t.is_name_hidden and not c.is_name_hidden and (not ${isReviewed}::boolean or t.admitted_at is not null)
      and not exists (select from players a where a.club_id = c.id and a.is_admin)
  `.execute(reading(db))
  return rows
}
