import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table teams
    add column coach_id uuid references coaches,
    add column coach_name text,
    add column is_publicly_visible boolean not null default false,
    add check (not is_publicly_visible or coach_id is not null)`,
  sql`create index teams_by_coach on teams (coach_id) where coach_id is not null`,
  sql`create index teams_public on teams (id) where is_publicly_visible`,
  sql`alter table players
    add column coach_id uuid references coaches,
    add column member_number integer check (member_number between 1 and 7)`,
  sql`create index players_by_coach on players (coach_id) where coach_id is not null`,
  sql`create table audit_entries (
    id uuid primary key,
    actor text not null check (actor in ('coach', 'admin', 'operator')),
    coach_id uuid references coaches,
    act text not null,
    subject jsonb not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index audit_entries_by_time on audit_entries (created_at)`,
]

/** Which teams and players a coach has authority over, and what coaches and the admin did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
