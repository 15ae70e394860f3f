import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create table event_rooms (
    id uuid primary key,
    code text not null check (code ~ '^[0-9]{6}$'),
    set_id uuid not null references event_sets,
    coach_code text not null references coach_codes,
    name text not null,
    version integer not null default 1 check (version >= 1),
    phase text not null default 'lobby'
      check (phase in ('lobby', 'read_1', 'read_2', 'answer', 'locked', 'marking', 'reveal', 'break', 'end')),
    question integer not null default 0 check (question >= 0),
    deadline timestamptz,
    extra_ms integer not null default 0 check (extra_ms >= 0),
    is_void jsonb not null check (jsonb_typeof(is_void) = 'array'),
    was_break boolean not null default false,
    shows_points boolean not null default false,
    published jsonb,
    published_at timestamptz,
    has_texts boolean not null default true,
    created_at timestamptz not null default now(),
    ended_at timestamptz,
    check ((published is null) = (published_at is null)),
    check (published is null or phase = 'end'),
    check ((ended_at is null) = (phase <> 'end')),
    check (phase not in ('answer', 'locked', 'break') or deadline is not null)
  )`,
  sql`create unique index event_rooms_by_code on event_rooms (code) where ended_at is null`,
  sql`create index event_rooms_by_coach on event_rooms (coach_code, created_at desc)`,
  sql`create index event_rooms_by_set on event_rooms (set_id)`,
  sql`create index event_rooms_with_texts on event_rooms (created_at) where has_texts`,
  sql`create table event_teams (
    id uuid primary key,
    room_id uuid not null references event_rooms on delete cascade,
    position integer not null check (position >= 0),
    name text not null,
    is_outside boolean not null default false,
    unique (room_id, position),
    unique (room_id, id)
  )`,
  sql`create table event_seats (
    id uuid primary key,
    room_id uuid not null references event_rooms on delete cascade,
    kind text not null check (kind in ('host', 'screen', 'grader', 'member')),
    team_id uuid,
    player_id uuid references players on delete set null,
    nickname text not null,
    is_captain boolean not null default false,
    is_scribe boolean not null default false,
    is_alternate boolean not null default false,
    is_guest boolean not null default true,
    is_gone boolean not null default false,
    token_hash bytea not null unique,
    counted_at timestamptz,
    created_at timestamptz not null default now(),
    foreign key (room_id, team_id) references event_teams (room_id, id),
    check ((kind = 'member') = (team_id is not null)),
    check (not is_gone or not (is_captain or is_scribe or is_alternate)),
    check (not (is_alternate and (is_captain or is_scribe)))
  )`,
  sql`create unique index event_seats_by_player on event_seats (room_id, player_id)`,
  sql`create unique index event_seats_scribe on event_seats (team_id) where is_scribe`,
  sql`create unique index event_seats_captain on event_seats (team_id) where is_captain`,
  sql`create unique index event_seats_alternate on event_seats (team_id) where is_alternate`,
  sql`create index event_seats_of_player on event_seats (player_id)`,
  sql`create table event_sheets (
    room_id uuid not null references event_rooms on delete cascade,
    team_id uuid not null,
    question integer not null check (question between 0 and 89),
    draft text not null default '' check (length(draft) <= 4000),
    draft_number integer not null default 0 check (draft_number >= 0),
    late text check (length(late) <= 4000),
    score integer,
    max_score integer,
    parts jsonb,
    primary key (team_id, question),
    foreign key (room_id, team_id) references event_teams (room_id, id) on delete cascade,
    check ((score is null) = (parts is null) and (score is null) = (max_score is null)),
    check (score between 0 and max_score)
  )`,
  sql`create index event_sheets_by_question on event_sheets (room_id, question)`,
  sql`create table event_corrections (
    id uuid primary key,
    room_id uuid not null references event_rooms on delete cascade,
    team_id uuid not null references event_teams on delete cascade,
    question integer not null,
    part integer not null check (part >= 0),
    status_before text not null check (status_before in ('given', 'missing', 'wrong')),
    status_after text not null check (status_after in ('given', 'missing', 'wrong')),
    score_before integer not null,
    score_after integer not null,
    who text not null,
    is_appeal boolean not null,
    created_at timestamptz not null default clock_timestamp(),
    check (status_before <> status_after)
  )`,
  sql`create index event_corrections_by_room on event_corrections (room_id, created_at)`,
  sql`create table event_appeals (
    id uuid primary key,
    room_id uuid not null references event_rooms on delete cascade,
    team_id uuid not null references event_teams on delete cascade,
    question integer not null,
    part integer not null check (part >= 0),
    decision text check (decision in ('affirmed', 'overturned')),
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    unique (team_id, question, part),
    check ((decision is null) = (decided_at is null))
  )`,
  sql`create index event_appeals_by_room on event_appeals (room_id, created_at)`,
]

/** Rehearsals of whole teams: rooms, teams, seats, sheets, what people changed in marks, and appeals (rules 230 to 236). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
