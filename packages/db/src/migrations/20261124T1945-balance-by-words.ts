import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table assignments drop constraint assignments_unit_check`,
  sql`alter table assignments add constraint assignments_unit_check check (unit in ('points', 'verses', 'words'))`,
]

/** A division of the season may be balanced by words too (rule 198). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
