import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`update progress_events set applied_at = null where applied_at is not null`,
  sql`delete from player_totals`,
]

/** Totals tell study time by day: they are made anew from the events, by the worker's sweep, and reads add what is not in them yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
