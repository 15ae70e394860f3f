import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table review_cards drop constraint review_cards_pkey`,
  sql`alter table review_cards add constraint review_cards_pkey
    primary key (player_id, season_id, question_id) include (packed)`,
  sql`alter table review_cards set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`,
]

/**
 * The packed cards stand in the primary key's index too, those of a child one after the other: the table has them by the day on which
 * each question was met, a page for nearly every one. What the index alone can tell, it tells of pages that were vacuumed
 * since they were written, so the table is vacuumed after a fiftieth of it has changed, not after a fifth.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
