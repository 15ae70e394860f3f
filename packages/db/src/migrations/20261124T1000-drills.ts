import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table seasons add column drills jsonb not null default '{"alike": [], "lists": []}'
    check (jsonb_typeof(drills) = 'object')`,
  sql`alter table progress_events drop constraint progress_events_kind_check, add constraint progress_events_kind_check
    check (kind in ('ai-evaluated', 'self-graded', 'trivia', 'which-verse', 'in-order', 'crossword', 'memory', 'study')) not valid`,
  sql`alter table progress_events validate constraint progress_events_kind_check`,
]

/**
 * The drills (rule 202): what a season's pack has for them, and their two kinds
 * of event. The constraint is checked after it is there, so that the table
 * of all events is locked for a moment only. A process of the version before loads and reads seasons as it did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
