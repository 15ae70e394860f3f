import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create index players_by_team on players (team_id, id) where deleted_at is null`,
  sql`drop index evaluations_by_time`,
  sql`create index evaluations_by_time on evaluations (created_at)`,
  sql`drop index progress_events_by_time`,
  sql`create index progress_events_answers on progress_events (created_at) include (questions_answered)
    where kind in ('self-graded', 'trivia')`,
]

/**
 * What the instance's counts are read by: a team's members, and the answers of
 * the last minute. An index by ranges of time does not find those: a vacuum
 * gives pages' free space to new rows, so that those of one minute are in ranges all over the table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
