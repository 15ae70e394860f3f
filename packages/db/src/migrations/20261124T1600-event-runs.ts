import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Whether the server's clock moves an event (rule 230); one from before is moved by its host. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_rooms add column runs boolean not null default false`.execute(db)
}
