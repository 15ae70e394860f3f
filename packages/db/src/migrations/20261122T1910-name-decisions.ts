import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  // The migrations before change rows in the same transaction; a table whose checks are pending can't be altered.
  sql`set constraints all immediate`,
  sql`alter table clubs add column is_name_hidden boolean not null default false, add column former_name text`,
  sql`alter table teams add column is_name_hidden boolean not null default false, add column former_name text,
    add column admitted_at timestamptz`,
  sql`alter table players add column is_name_hidden boolean not null default false, add column admitted_at timestamptz`,
  sql`update teams set admitted_at = now() where is_publicly_visible`,
  sql`update players set admitted_at = now() where is_publicly_visible or is_featured_asked`,
  sql`create table appearance_reviews (is_on boolean primary key default true check (is_on), since timestamptz not null default now())`,
  sql`create index players_awaiting on players (id) where is_publicly_visible and admitted_at is null`,
  sql`create index teams_awaiting on teams (id) where is_publicly_visible and admitted_at is null`,
]

/**
 * What a person decided about names: hidden by the admin, with the name from before a change (rule 147), and when a player or team was let
 * onto public lists (rule 148). Whoever was on them has been; a row in `appearance_reviews` says that reviews are on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
