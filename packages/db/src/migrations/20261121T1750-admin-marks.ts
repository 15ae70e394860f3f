import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Which secret made a session the admin's: another secret's rights end (rule 12). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column admin_mark bytea`.execute(db)
}
