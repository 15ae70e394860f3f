import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table evaluations
    add column added_points integer not null default 0,
    add constraint evaluations_added_points check (added_points >= 0 and score + added_points <= max_score)`,
  sql`create index evaluations_of_question on evaluations (season_id, question_id) where response is not null and player_id is not null`,
  sql`alter table seasons add column revision integer not null default 0`,
  sql`create table appeals (
    id uuid primary key,
    evaluation_id uuid not null references evaluations,
    player_id uuid not null references players deferrable initially immediate,
    season_id text not null references seasons,
    question_id text not null,
    part_id text not null,
    wording text not null check (length(wording) between 1 and 200),
    note text check (length(note) <= 200),
    asked_by text not null check (asked_by in ('player', 'coach')),
    created_at timestamptz not null default now(),
    decision text check (decision in ('accepted', 'refused', 'question_wrong')),
    reason text check (length(reason) <= 200),
    decided_at timestamptz,
    told_at timestamptz,
    check ((decision is null) = (decided_at is null)),
    check (reason is null or decision is not null),
    check (told_at is null or decided_at is not null)
  )`,
  sql`create unique index appeals_open on appeals (evaluation_id) where decided_at is null`,
  sql`create index appeals_waiting on appeals (season_id, question_id, part_id, wording) where decided_at is null`,
  sql`create index appeals_of_player on appeals (player_id)`,
  sql`create table guest_appeals (
    season_id text not null references seasons,
    question_id text not null,
    part_id text not null,
    asked integer not null check (asked > 0),
    primary key (season_id, question_id, part_id)
  )`,
  sql`create table key_revisions (
    id uuid primary key,
    season_id text not null references seasons,
    question_id text not null,
    part_id text not null,
    kind text not null check (kind in ('accept', 'reject')),
    scope text not null check (scope in ('answer', 'club', 'everywhere')),
    wording text not null check (length(wording) between 1 and 200),
    club_id uuid references clubs,
    evaluation_id uuid references evaluations,
    coach_id uuid references coaches,
    decided_at timestamptz not null default now(),
    remarked_at timestamptz,
    undone_at timestamptz,
    retired_at timestamptz,
    check ((scope = 'club') = (club_id is not null)),
    check ((scope = 'answer') = (evaluation_id is not null)),
    check (kind = 'accept' or scope <> 'answer')
  )`,
  sql`create unique index key_revisions_in_force on key_revisions
    (season_id, question_id, part_id, kind, scope, wording, club_id, evaluation_id) nulls not distinct
    where undone_at is null and retired_at is null`,
  sql`create index key_revisions_to_remark on key_revisions (decided_at) where remarked_at is null`,
  sql`create table remarks (
    evaluation_id uuid not null references evaluations,
    revision_id uuid not null references key_revisions,
    part_id text not null,
    gain integer not null check (gain > 0),
    points integer not null default 0 check (points >= 0),
    made_at timestamptz not null default now(),
    undone_at timestamptz,
    told_at timestamptz,
    primary key (evaluation_id, revision_id)
  )`,
  sql`create index remarks_of_revision on remarks (revision_id) where undone_at is null`,
  sql`create function decided_parts(evaluation uuid, parts jsonb) returns jsonb language sql stable as $$
    select jsonb_agg(case when exists (
        select from remarks r where r.evaluation_id = evaluation and r.part_id = part ->> 'id' and r.undone_at is null)
      then part || '{"status": "given"}' else part end order by place)
    from jsonb_array_elements(parts) with ordinality as each(part, place)
  $$`,
  sql`create or replace function log_review() returns trigger language plpgsql as $$
    declare
      reviewed jsonb := review_parts(case when new.judged_by = 'built-in' then new.built_in else new.model end);
      former jsonb := case when tg_op = 'UPDATE'
        then review_parts(case when old.judged_by = 'built-in' then old.built_in else old.model end) end;
      is_decided boolean := tg_op = 'UPDATE' and new.added_points is distinct from old.added_points;
    begin
      if reviewed is not null and (is_decided or reviewed is distinct from former) then
        insert into reviews (evaluation_id, player_id, season_id, question_id, reviewed_at, was_helped, parts)
        values (new.id, new.player_id, new.season_id, new.question_id, new.created_at, new.recall = 'helped',
          case when tg_op = 'UPDATE' then decided_parts(new.id, reviewed) else reviewed end);
      end if;
      return null;
    end $$`,
  sql`drop trigger log_review_of_change on evaluations`,
  sql`create trigger log_review_of_change after update of judged_by, model, built_in, added_points on evaluations for each row
    when (new.player_id is not null and new.recall <> 'practice') execute function log_review()`,
]

/**
 * What people decide about marks: appeals, the wordings that were accepted, and which stored marks each has raised. `added_points` is what
 * of a mark is people's; the judge's own score stays as it was given. Where
 * it changes, the review log has another line, in which what people gave is
 * given (rule 195).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
