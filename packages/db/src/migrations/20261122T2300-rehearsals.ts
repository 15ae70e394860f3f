import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create table event_sets (
    id uuid primary key,
    idempotency_key uuid unique,
    request_hash text not null,
    season_id text not null references seasons,
    profile text not null check (profile in ('nad-2023')),
    seed integer not null check (seed >= 0),
    chapters jsonb not null check (jsonb_typeof(chapters) = 'array'),
    questions jsonb not null check (jsonb_array_length(questions) between 1 and 90),
    created_at timestamptz not null default now()
  )`,
  sql`create index event_sets_by_age on event_sets (created_at)`,
  sql`create table rehearsals (
    id uuid primary key,
    idempotency_key uuid unique,
    request_hash text not null,
    set_id uuid not null references event_sets,
    player_id uuid references players on delete cascade,
    shows_marks text not null check (shows_marks in ('at_once', 'after_block')),
    opened_at timestamptz,
    deadline timestamptz,
    draft text not null default '' check (length(draft) <= 4000),
    sheets jsonb not null default '[]' check (jsonb_typeof(sheets) = 'array'),
    has_texts boolean not null default true,
    created_at timestamptz not null default now(),
    ended_at timestamptz,
    check ((opened_at is null) = (deadline is null)),
    check (ended_at is null or opened_at is null)
  )`,
  sql`create index rehearsals_by_player on rehearsals (player_id, created_at desc)`,
  sql`create index rehearsals_by_set on rehearsals (set_id)`,
  sql`create index rehearsals_of_guests on rehearsals (created_at) where player_id is null`,
]

/** Frozen sets of questions as an event has them, and the rehearsals of one person (rules 216 and 217). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
