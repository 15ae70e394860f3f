import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create table seasons (
    id text primary key,
    hash text not null,
    public jsonb not null,
    lexicon jsonb not null,
    is_current boolean not null default false,
    loaded_at timestamptz not null default now()
  )`,
  sql`create unique index seasons_one_current on seasons (is_current) where is_current`,
  sql`create table editions (
    id text primary key,
    name text not null,
    notice text not null,
    hash text not null,
    is_current boolean not null default false,
    loaded_at timestamptz not null default now()
  )`,
  sql`create unique index editions_one_current on editions (is_current) where is_current`,
  sql`create table verses (
    edition_id text not null references editions on delete cascade,
    book text not null,
    chapter integer not null check (chapter > 0),
    verse integer not null check (verse > 0),
    text text not null check (text <> ''),
    primary key (edition_id, book, chapter, verse)
  )`,
  sql`create table questions (
    season_id text not null references seasons,
    id text not null,
    position integer not null,
    version text not null,
    chapter integer not null check (chapter > 0),
    verse text not null,
    type text not null,
    points integer not null check (points between 1 and 8),
    question text not null,
    hint text not null,
    parts jsonb not null check (jsonb_typeof(parts) = 'array' and jsonb_array_length(parts) > 0),
    is_ordered boolean not null default false,
    is_retired boolean not null default false,
    primary key (season_id, id)
  )`,
  sql`create index questions_by_chapter on questions (season_id, chapter)`,
  sql`create table clubs (
    id uuid primary key,
    name text not null,
    name_key text not null,
    state text not null,
    state_key text not null,
    country text,
    country_key text not null default '',
    created_at timestamptz not null default now(),
    unique (name_key, state_key, country_key)
  )`,
  sql`create table teams (
    id uuid primary key,
    club_id uuid not null references clubs,
    name text not null,
    name_key text not null,
    created_at timestamptz not null default now(),
    unique (club_id, name_key),
    unique (id, club_id)
  )`,
  sql`create table players (
    id uuid primary key,
    code text not null unique check (code ~ '^[A-Z0-9]{4,10}$'),
    club_id uuid not null references clubs,
    team_id uuid not null,
    starting_chapter integer not null check (starting_chapter > 0),
    gem text not null check (gem in ('A', 'E', 'J', 'O', 'R', 'S', 'T')),
    state text not null,
    country text,
    pbe_experience text,
    display_name text,
    is_publicly_visible boolean not null default true,
    is_slot_reserved boolean not null default false,
    is_admin boolean not null default false,
    time_zone text,
    deleted_at timestamptz,
    created_at timestamptz not null default now(),
    foreign key (team_id, club_id) references teams (id, club_id),
    check (not (is_admin and is_publicly_visible))
  )`,
  sql`create unique index players_one_gem on players (team_id, starting_chapter, gem) where not is_admin`,
  sql`create table player_codes (
    code text primary key check (code ~ '^[A-Z0-9]{4,10}$'),
    player_id uuid not null references players deferrable initially deferred,
    created_at timestamptz not null default now()
  )`,
  sql`create unique index player_codes_one_meaning on player_codes ((regexp_replace(code, '^(PLR)+', '')))`,
  sql`create index player_codes_by_player on player_codes (player_id)`,
  sql`alter table players add constraint players_code_is_given foreign key (code) references player_codes deferrable initially deferred`,
  sql`create table sessions (
    id uuid primary key,
    token_hash bytea not null unique,
    player_id uuid not null references players,
    browser_hash bytea not null,
    admin_until timestamptz,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  sql`create index sessions_by_player on sessions (player_id)`,
  sql`create index sessions_by_browser on sessions (browser_hash)`,
  sql`create table coach_codes (
    code text primary key check (code ~ '^[0-9]{4}$'),
    club_name text not null,
    club_name_key text not null,
    created_at timestamptz not null default now(),
    revoked_at timestamptz
  )`,
  sql`create table idempotency_keys (
    key_hash bytea primary key,
    request_hash bytea not null,
    reply jsonb,
    created_at timestamptz not null default now()
  )`,
  sql`create table logins (
    id uuid primary key,
    player_id uuid not null references players,
    logged_in_at timestamptz not null default now()
  )`,
  sql`create index logins_by_player on logins (player_id, logged_in_at)`,
  sql`create table progress_events (
    id uuid primary key,
    idempotency_key uuid unique,
    request_hash text not null,
    season_id text not null references seasons,
    player_id uuid not null references players,
    login_id uuid not null references logins,
    kind text not null check (kind in ('ai-evaluated', 'self-graded', 'trivia', 'crossword', 'memory', 'study')),
    occurred_at timestamptz not null,
    local_date text not null check (local_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    study_seconds integer not null check (study_seconds between 0 and 7200),
    questions_answered integer not null check (questions_answered >= 0),
    points_earned integer not null check (points_earned >= 0),
    points_possible integer not null check (points_possible >= points_earned),
    chapters jsonb not null check (jsonb_typeof(chapters) = 'array'),
    crosswords_completed integer not null check (crosswords_completed between 0 and 1),
    trivia_points integer not null check (trivia_points >= 0),
    memory_points integer not null check (memory_points >= 0),
    created_at timestamptz not null default now(),
    applied_at timestamptz
  )`,
  sql`create index progress_events_by_player on progress_events (player_id, season_id, occurred_at)`,
  sql`create index progress_events_pending on progress_events (player_id, season_id) where applied_at is null`,
  sql`create table evaluations (
    id uuid primary key,
    idempotency_key uuid unique,
    request_hash text not null,
    season_id text not null references seasons,
    question_id text not null,
    question_version text not null,
    chapter integer not null,
    player_id uuid references players,
    response text,
    score integer not null check (score >= 0),
    max_score integer not null check (max_score between 1 and 8),
    judged_by text not null check (judged_by in ('built-in', 'model')),
    built_in jsonb not null,
    judge_version text not null,
    model jsonb,
    model_name text,
    prompt_version text,
    is_awaiting_model boolean not null default false,
    lease_until timestamptz,
    event_id uuid references progress_events deferrable initially deferred,
    created_at timestamptz not null default now(),
    check (score <= max_score),
    check (judged_by = 'built-in' or model is not null),
    check (is_awaiting_model = (lease_until is not null))
  )`,
  sql`create index evaluations_pending on evaluations (lease_until) where is_awaiting_model`,
  sql`create index evaluations_by_player on evaluations (player_id) where player_id is not null`,
  sql`create index progress_events_unapplied on progress_events (created_at) where applied_at is null`,
  sql`create table player_totals (
    player_id uuid not null references players,
    season_id text not null references seasons,
    totals jsonb not null,
    history jsonb not null,
    updated_at timestamptz not null default now(),
    primary key (player_id, season_id)
  )`,
]

/** Seasons, editions, questions, players and their codes, sessions, evaluations, and progress as a log of events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
