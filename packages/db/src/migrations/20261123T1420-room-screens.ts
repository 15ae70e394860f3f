import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A room may be shown to a hall: the tokens by which its screens look on, the newest first (rule 224). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table study_rooms
    add column screen_hashes bytea[] not null default '{}' check (cardinality(screen_hashes) <= 5)`.execute(db)
}
