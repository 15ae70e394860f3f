import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The season's glossary, which coach help answers from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table seasons add column glossary jsonb not null default '[]'`.execute(db)
}
