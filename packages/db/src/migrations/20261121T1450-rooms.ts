import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create table study_rooms (
    id uuid primary key,
    code text not null check (code ~ '^[0-9]{4}$'),
    season_id text not null references seasons,
    coach_code text not null references coach_codes,
    coach_name text not null,
    team_name text,
    available_teams jsonb not null default '[]' check (jsonb_typeof(available_teams) = 'array'),
    name text not null check (name <> ''),
    chapters jsonb not null check (jsonb_typeof(chapters) = 'array' and jsonb_array_length(chapters) > 0),
    status text not null default 'waiting' check (status in ('waiting', 'active', 'completed')),
    session_type text not null default 'study' check (session_type = 'study'),
    settings jsonb not null check (jsonb_typeof(settings) = 'object'),
    is_locked boolean not null default false,
    version bigint not null default 1 check (version > 0),
    created_at timestamptz not null default now(),
    started_at timestamptz,
    ended_at timestamptz,
    last_event_at timestamptz not null default now(),
    check ((status = 'completed') = (ended_at is not null)),
    check (status <> 'active' or started_at is not null)
  )`,
  sql`create unique index study_rooms_one_code on study_rooms (code) where status <> 'completed'`,
  sql`create index study_rooms_idle on study_rooms (last_event_at) where status <> 'completed'`,
  sql`create index study_rooms_ended on study_rooms (ended_at) where status = 'completed'`,
  sql`create index study_rooms_by_coach on study_rooms (coach_code, created_at)`,
  sql`create index study_rooms_by_code on study_rooms (code, created_at)`,
  sql`create table room_hubs (
    id uuid primary key,
    seen_at timestamptz not null default now()
  )`,
  sql`create table study_room_participants (
    id uuid primary key,
    room_id uuid not null references study_rooms,
    is_host boolean not null default false,
    nickname text not null check (nickname <> ''),
    player_id uuid references players,
    team_name text,
    token_hash bytea not null unique,
    assigned_chapters jsonb not null default '[]' check (jsonb_typeof(assigned_chapters) = 'array'),
    questions_answered integer not null default 0 check (questions_answered >= 0),
    total_points_earned integer not null default 0 check (total_points_earned >= 0),
    total_points_possible integer not null default 0 check (total_points_possible >= total_points_earned),
    joined_at timestamptz not null default now(),
    last_activity_at timestamptz not null default now(),
    left_at timestamptz,
    removed_at timestamptz,
    hub_id uuid,
    connection_id uuid,
    unique (room_id, player_id),
    check ((hub_id is null) = (connection_id is null))
  )`,
  sql`create unique index study_room_participants_one_host on study_room_participants (room_id) where is_host`,
  sql`create index study_room_participants_by_player on study_room_participants (player_id)`,
  sql`create index study_room_participants_by_hub on study_room_participants (hub_id) where hub_id is not null`,
  sql`create table seat_requests (
    id uuid primary key,
    room_id uuid not null references study_rooms,
    participant_id uuid not null unique references study_room_participants,
    secret_hash bytea not null,
    is_allowed boolean,
    asked_at timestamptz not null default now()
  )`,
  sql`create index seat_requests_by_room on seat_requests (room_id)`,
  sql`create table group_quiz_answers (
    room_id uuid not null references study_rooms,
    participant_id uuid not null references study_room_participants,
    question_id text not null,
    chapter integer not null check (chapter > 0),
    submission_id uuid not null,
    evaluation_id uuid not null unique references evaluations,
    version bigint not null check (version > 0),
    local_date text check (local_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    study_seconds integer not null check (study_seconds between 0 and 7200),
    created_at timestamptz not null default now(),
    primary key (participant_id, question_id),
    unique (participant_id, submission_id)
  )`,
  sql`create index group_quiz_answers_by_room on group_quiz_answers (room_id, version)`,
]

/** Study rooms, their members, those who ask for a taken seat, the answers, and the hubs that live. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
