import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table players add column daily_goal text not null default 'middle' check (daily_goal in ('small', 'middle', 'large'))`,
  sql`alter table evaluations add column recall text not null default 'alone' check (recall in ('alone', 'helped', 'practice'))`,
  sql`create table reviews (
    id bigint generated always as identity primary key,
    evaluation_id uuid not null,
    player_id uuid not null references players,
    season_id text not null,
    question_id text not null,
    reviewed_at timestamptz not null,
    was_helped boolean not null,
    parts jsonb not null check (jsonb_typeof(parts) = 'array'),
    applied_at timestamptz
  )`,
  sql`create index reviews_question on reviews (player_id, season_id, question_id)`,
  sql`create index reviews_pending on reviews (player_id, season_id) where applied_at is null`,
  sql`create table review_cards (
    player_id uuid not null references players,
    season_id text not null references seasons,
    question_id text not null,
    cards json not null,
    primary key (player_id, season_id, question_id)
  ) with (fillfactor = 80)`,
  sql`create function review_parts(judgement jsonb) returns jsonb language sql immutable parallel safe as $$
    select jsonb_agg(jsonb_build_object('id', part -> 'id', 'status', part -> 'status') order by place)
    from jsonb_array_elements(judgement -> 'parts') with ordinality as each(part, place) where part ? 'id'
  $$`,
  sql`create function log_review() returns trigger language plpgsql as $$
    declare
      reviewed jsonb := review_parts(case when new.judged_by = 'built-in' then new.built_in else new.model end);
      former jsonb := case when tg_op = 'UPDATE'
        then review_parts(case when old.judged_by = 'built-in' then old.built_in else old.model end) end;
    begin
      if reviewed is distinct from former and reviewed is not null then
        insert into reviews (evaluation_id, player_id, season_id, question_id, reviewed_at, was_helped, parts)
        values (new.id, new.player_id, new.season_id, new.question_id, new.created_at, new.recall = 'helped', reviewed);
      end if;
      return null;
    end $$`,
  sql`create trigger log_review_of_answer after insert on evaluations for each row
    when (new.player_id is not null and new.recall <> 'practice') execute function log_review()`,
  sql`create trigger log_review_of_change after update of judged_by, model, built_in on evaluations for each row
    when (new.player_id is not null and new.recall <> 'practice')
    execute function log_review()`,
  sql`insert into reviews (evaluation_id, player_id, season_id, question_id, reviewed_at, was_helped, parts)
    select id, player_id, season_id, question_id, created_at, false, reviewed
    from (
      select *, review_parts(case when judged_by = 'built-in' then built_in else model end) as reviewed
      from evaluations where player_id is not null) as marked
    where reviewed is not null
    order by created_at`,
]

/**
 * The review log, the truth of what a player remembers (rule 195), and the
 * cards that are made of it, a row a question. Every mark of a player's
 * answer makes a line, and one that comes to count in its place another,
 * by a trigger: whatever stores a mark, a process of the version before
 * too, reviews with it. A line has few references and indexes, since every answer pays
 * for them. What was marked before is logged, where its verdicts name their parts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
