import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create table schedules (
    name text primary key,
    started_at timestamptz not null,
    finished_at timestamptz
  )`,
  sql`create table cleanings (
    is_only boolean primary key default true check (is_only),
    ran_at timestamptz not null,
    refused_at timestamptz,
    refusal jsonb,
    confirmed_at timestamptz,
    check ((refused_at is null) = (refusal is null))
  )`,
  sql`insert into cleanings (ran_at) values (now())`,
]

/** When what runs again and again ran last, and what cleaning up waits for: by the database's clock, in the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
