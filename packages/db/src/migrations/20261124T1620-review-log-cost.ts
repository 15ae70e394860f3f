import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create function log_answer() returns trigger language plpgsql as $$
    begin
      insert into reviews (evaluation_id, player_id, season_id, question_id, reviewed_at, was_helped, parts)
      select new.id, new.player_id, new.season_id, new.question_id, new.created_at, new.recall = 'helped', reviewed.parts
      from (
        select jsonb_agg(jsonb_build_object('id', part -> 'id', 'status', part -> 'status') order by place) as parts
        from jsonb_array_elements(case when new.judged_by = 'built-in' then new.built_in else new.model end -> 'parts')
          with ordinality as each(part, place)
        where part ? 'id') as reviewed
      where reviewed.parts is not null;
      return null;
    end $$`,
  sql`create or replace trigger log_review_of_answer after insert on evaluations for each row
    when (new.player_id is not null and new.recall <> 'practice') execute function log_answer()`,
]

/**
 * What logs a new answer's review (rule 195), in one statement that a connection plans once. A function in
 * SQL that it calls would be read and planned anew in every transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
