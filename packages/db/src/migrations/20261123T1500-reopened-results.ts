import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table group_quiz_answers add added_points integer not null default 0 check (added_points >= 0)`,
  sql`alter table study_rooms add results_reopened_at timestamptz check (results_reopened_at is null or status = 'completed')`,
]

/** A room's result as its host told it, and what people's decisions added when the host reopened it (rule 201). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
