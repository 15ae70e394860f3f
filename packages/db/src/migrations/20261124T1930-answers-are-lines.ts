import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table evaluations add column is_logged boolean not null default true`,
  sql`alter table evaluations alter column is_logged set default false`,
  sql`create index evaluations_unlogged on evaluations (player_id, season_id)
    where not is_logged and player_id is not null and recall <> 'practice'`,
  sql`drop trigger log_review_of_answer on evaluations`,
  sql`drop function log_answer`,
  sql`drop trigger log_review_of_change on evaluations`,
  sql`create trigger log_review_of_change after update of judged_by, model, built_in, added_points on evaluations for each row
    when (old.is_logged and new.player_id is not null and new.recall <> 'practice') execute function log_review()`,
  sql`drop index evaluations_player_texts`,
]

/**
 * An answer is the first line of its own review log (rule 195) until the job that makes cards writes that line: an answer
 * pays for no second row. What is stored already has its line. A mark that changes before is no line yet, so nothing
 * needs to be told of it. The index of players' texts by season goes, since `evaluations_of_words` begins with the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
