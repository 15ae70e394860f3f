import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Checks of single columns carry the names that PostgreSQL gave them, `progress_events_check` that of the two columns of points. */
const statements = [
  sql`alter table progress_events
    add column correction_of uuid references progress_events,
    drop constraint progress_events_points_earned_check,
    drop constraint progress_events_check,
    drop constraint progress_events_trivia_points_check`,
  sql`alter table progress_events
    add constraint progress_events_points check (
      correction_of is not null or (points_earned >= 0 and points_possible >= points_earned and trivia_points >= 0)),
    add constraint progress_events_correction check (
      correction_of is null or (study_seconds = 0 and questions_answered = 0 and crosswords_completed = 0 and memory_points = 0))`,
  sql`create index progress_events_corrections on progress_events (correction_of) where correction_of is not null`,
  sql`drop index progress_events_answers`,
  sql`create index progress_events_answers on progress_events (created_at) include (questions_answered)
    where kind <> 'ai-evaluated' and questions_answered > 0`,
]

/**
 * An event may correct another's points: they may fall, and nothing else is counted (rule 139). The answers that only an event tells of are
 * found whatever their kind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
