import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * A participant's seat remembers what the host has given it, in the order
 * in which it was given (rule 161). Of those from before that order isn't
 * known: what they have counts as given at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table study_room_participants
    add column given_chapters jsonb not null default '[]' check (jsonb_typeof(given_chapters) = 'array')`.execute(db)
  await sql`update study_room_participants set given_chapters = jsonb_build_array(assigned_chapters)
    where assigned_chapters <> '[]'`.execute(db)
}
