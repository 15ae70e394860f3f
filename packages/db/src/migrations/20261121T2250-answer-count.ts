import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create index evaluations_by_time on evaluations using brin (created_at)`,
  sql`create index progress_events_by_time on progress_events using brin (created_at)`,
  sql`create table answer_count (
    is_only boolean primary key default true check (is_only),
    up_to timestamptz not null,
    answers bigint not null check (answers >= 0)
  )`,
  sql`insert into answer_count (up_to, answers)
    select now(), (select count(*) from evaluations)
      + (select coalesce(sum(questions_answered), 0) from progress_events where kind in ('self-graded', 'trivia'))`,
]

/** How many answers the instance has had up to a moment, so that nobody goes through all of them to tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
