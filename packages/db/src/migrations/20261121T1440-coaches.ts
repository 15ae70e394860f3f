import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create table coaches (
    id uuid primary key,
    name text not null check (name <> ''),
    club_name text not null check (club_name <> ''),
    state text,
    country text,
    created_at timestamptz not null default now()
  )`,
  sql`alter table coach_codes
    add column team_name text,
    add column coach_name text,
    add column state text,
    add column country text,
    add column coach_id uuid references coaches,
    add column used_at timestamptz,
    add column last_login_at timestamptz`,
  sql`create index coach_codes_by_coach on coach_codes (coach_id)`,
  sql`create table coach_sessions (
    id uuid primary key,
    token_hash bytea not null unique,
    code text not null references coach_codes,
    browser_hash bytea not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  sql`create index coach_sessions_by_code on coach_sessions (code)`,
  sql`create index coach_sessions_by_browser on coach_sessions (browser_hash)`,
  sql`create table coach_requests (
    id uuid primary key,
    club_name text not null check (club_name <> ''),
    state text not null check (state <> ''),
    country text not null check (country <> ''),
    contact text not null check (contact <> ''),
    created_at timestamptz not null default now(),
    handled_at timestamptz
  )`,
]

/** Coaches, what is known of their codes, their sessions, and the requests of coaches who have no code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
