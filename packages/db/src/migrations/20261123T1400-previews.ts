import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table seasons add column stage text not null default 'public'
    check (stage in ('public', 'preview', 'withdrawn')), add check (place is null or stage = 'public')`,
]

/** A season that was never open is the admin's to look at, or nobody's any more (rule 193); whatever has been open stays public. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
