import { sql } from 'kysely'

import type { Read } from '../open.ts'

export type Overview = { totalQuestionsAnswered: number; totalRegisteredPlayers: number; activeTeams: number }

/**
 * Counts of the whole instance (ruling 28): every marked answer, guests' too, with those that only an event tells of; live
 * individual records; teams of which a member has an event this season.
 */
export async function countOverview(db: Read, seasonId: string | null): Promise<Overview> {
  const { rows } = await sql<Overview>`
    select
      (select count(*) from evaluations)
        + (select coalesce(sum(questions_answered), 0) from progress_events where kind in ('self-graded', 'trivia'))
        as total_questions_answered,
      (select count(*) from players where deleted_at is null and not is_slot_reserved and not is_admin)
        as total_registered_players,
      (select count(distinct p.team_id) from players p where p.deleted_at is null and exists (
        select from progress_events e where e.player_id = p.id and e.season_id = ${seasonId})) as active_teams
  `.execute(db)
  return rows[0] ?? { totalQuestionsAnswered: 0, totalRegisteredPlayers: 0, activeTeams: 0 }
}
