import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table event_rooms add column visiting_coach_code text references coach_codes,
    add constraint event_rooms_between check (visiting_coach_code is null or not (shows_points or is_paper or has_notes))`,
  sql`create index event_rooms_by_visitor on event_rooms (visiting_coach_code, created_at desc) where visiting_coach_code is not null`,
  sql`alter table event_teams add column is_visiting boolean not null default false`,
  sql`alter table event_seats drop constraint event_seats_kind_check,
    add constraint event_seats_kind_check check (kind in ('host', 'screen', 'grader', 'member', 'visitor'))`,
  sql`create table event_invitations (
    id uuid primary key,
    token_hash bytea not null,
    season_id text not null references seasons,
    size integer not null check (size in (10, 20, 45, 90)),
    chapters jsonb not null check (jsonb_typeof(chapters) = 'array'),
    name text not null,
    teams jsonb not null check (jsonb_typeof(teams) = 'array'),
    coach_code text not null references coach_codes,
    begins_at timestamptz not null,
    room_id uuid unique references event_rooms on delete cascade,
    created_at timestamptz not null default now()
  )`,
  sql`create index event_invitations_open on event_invitations (begins_at) where room_id is null`,
]

/** Events between two clubs (rule 239): an invitation, and the coach and the teams that visit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
