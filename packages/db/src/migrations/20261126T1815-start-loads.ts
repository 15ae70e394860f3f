import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** From which files the last start loaded the seasons, what that came to, and in which state it left them: the next one compares. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table start_loads (
    is_only boolean primary key default true check (is_only),
    files text not null,
    outcome jsonb not null,
    state text not null
  )`.execute(db)
}
