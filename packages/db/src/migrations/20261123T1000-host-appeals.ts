import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A room's host can ask about an answer that was given there (rule 186); results tell what became of asking, by the answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appeals drop constraint appeals_asked_by_check,
    add constraint appeals_asked_by_check check (asked_by in ('player', 'coach', 'host'))`.execute(db)
  await sql`create index appeals_of_evaluation on appeals (evaluation_id)`.execute(db)
}
