import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Whether an edition's terms allow words that are put in and marked (rule 249): where nothing was said, they don't. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table editions add column is_substitution_allowed boolean not null default false`.execute(db)
}
