import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create table memory_game_starts (
    id uuid primary key,
    idempotency_key uuid unique,
    request_hash text not null,
    season_id text not null references seasons,
    chapter integer not null check (chapter > 0),
    player_id uuid not null references players on delete cascade,
    started_at timestamptz not null
  )`,
  sql`create index memory_game_starts_by_player on memory_game_starts (player_id, started_at)`,
  sql`create table memory_game_records (
    event_id uuid primary key references progress_events on delete cascade,
    season_id text not null references seasons,
    chapter integer not null check (chapter > 0),
    score integer not null check (score > 0),
    completion_time integer not null check (completion_time > 0),
    total_words integer not null,
    is_new_record boolean not null,
    started_at timestamptz not null,
    finished_at timestamptz not null,
    check (score <= total_words),
    check (finished_at >= started_at)
  )`,
  sql`create index memory_game_records_best
    on memory_game_records (season_id, chapter, score desc, completion_time, finished_at)`,
]

/** Games of memorization: those under way, and the finished ones that records are made of (rule 31). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
