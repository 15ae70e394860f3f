import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`update study_rooms set settings = '{"pace": "own", "secondsEach": null}'::jsonb || settings`,
  sql`alter table study_rooms
    add column questions jsonb,
    add column turn integer,
    add column turn_opened_at timestamptz,
    add check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) > 0),
    add check (turn between 1 and jsonb_array_length(questions) + 1),
    add check ((questions is null) = (turn is null) and (questions is null) = (turn_opened_at is null)),
    add check ((settings->>'pace' = 'together' and started_at is not null) = (questions is not null)),
    add check (settings->>'pace' = 'own' or settings->>'minutes' is null),
    add check (settings->>'pace' = 'together' or settings->>'secondsEach' is null)`,
]

/**
 * A room may go through its questions together: which they are, at which
 * it is, and since when (rule 206). Rooms from before go on as they did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
