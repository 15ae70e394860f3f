import { sql } from 'kysely'

import type { Read } from '../open.ts'
import { progressState } from './progressState.ts'
import type { ProgressState } from './progressState.ts'

/** A member of a public team, with the team's and club's names on each row; without members one row whose `playerId` is null. */
export type PublicTeamRow = ProgressState & {
  teamId: string
  teamName: string
  coachName: string
  clubName: string
  state: string
  country: string | null
  playerId: string | null
  timeZone: string | null
}

/** The members of every team whose coach shows it; never of a club that the admin is in (ruling 12). */
export async function listPublicTeamMembers(db: Read, seasonId: string): Promise<PublicTeamRow[]> {
  const { rows } = await sql<PublicTeamRow>`
    select t.id as team_id, t.name as team_name, t.coach_name, c.name as club_name, c.state, c.country,
      p.id as player_id, p.time_zone, ${progressState(sql`p.id`, seasonId)}
    from teams t join clubs c on c.id = t.club_id
    left join players p on p.team_id = t.id and p.coach_id = t.coach_id and p.deleted_at is null
    where t.is_publicly_visible and not exists (select from players a where a.club_id = c.id and a.is_admin)
  `.execute(db)
  return rows
}
