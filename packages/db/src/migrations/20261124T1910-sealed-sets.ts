import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Until when nobody reads a set or begins it (rule 238). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_sets add column sealed_until timestamptz`.execute(db)
}
