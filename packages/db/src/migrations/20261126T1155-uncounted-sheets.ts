import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * A rehearsal's sheet that somebody asked about is a mark of UUID version 8, which no event counts (rule 217): it earns nobody points.
 * Every stored mark is looked at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table evaluations add constraint evaluations_sheet_uncounted
    check (event_id is null or uuid_extract_version(id) is distinct from 8)`.execute(db)
}
