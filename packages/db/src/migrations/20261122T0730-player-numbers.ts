import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create table player_numbers (
    player_id uuid primary key references players (id) on delete cascade,
    sealed bytea not null check (octet_length(sealed) = 32),
    card_hash bytea not null unique check (octet_length(card_hash) = 32),
    made_at timestamptz not null default now()
  )`,
  sql`create table number_guesses (
    subject_hash bytea primary key check (octet_length(subject_hash) = 32),
    failures integer not null check (failures > 0),
    blocked_until timestamptz,
    failed_at timestamptz not null default now()
  )`,
  sql`create index number_guesses_by_time on number_guesses (failed_at)`,
  sql`alter table sessions add column proof text not null default 'proved' check (proof in ('none', 'claimed', 'proved'))`,
  sql`update sessions set proof = 'none' where ended_at is not null or expires_at <= now() - interval '400 days'`,
  sql`create index sessions_by_proof on sessions (browser_hash, player_id) where proof <> 'none'`,
  sql`alter table players add column claimed_at timestamptz`,
  sql`update players set claimed_at = now() where is_admin`,
  sql`alter table players add column is_featured_asked boolean not null default false`,
  sql`update players set is_featured_asked = true, is_publicly_visible = false where is_publicly_visible`,
  sql`alter table players alter column is_publicly_visible set default false`,
  sql`alter table players add constraint players_featured_by_choice check (not (is_featured_asked and is_publicly_visible))`,
  sql`create table link_requests (
    id uuid primary key,
    player_id uuid not null references players (id) on delete cascade,
    coach_id uuid not null references coaches (id),
    team_id uuid not null references teams (id),
    starting_chapter integer not null check (starting_chapter > 0),
    gem text not null check (gem in ('A', 'E', 'J', 'O', 'R', 'S', 'T')),
    asked_at timestamptz not null default now(),
    constraint link_requests_one_each unique (player_id, coach_id)
  )`,
  sql`alter table audit_entries drop constraint audit_entries_actor_check`,
  sql`alter table audit_entries add constraint audit_entries_actor_check check (actor in ('player', 'coach', 'admin', 'operator'))`,
  sql`create index link_requests_by_coach on link_requests (coach_id)`,
]

/**
 * A secret number beside each code (rule 42). Browsers that are signed in at the upgrade, or were until their session ran out, count as
 * proved, and so do those that processes of the version before let in until the last of them is gone. Numbers are made when they are first
 * asked for, since this step doesn't know their key. Whoever is visible is hidden and asked (rule 43). The admin's record has no number
 * and can't be claimed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
