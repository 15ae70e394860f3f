import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Short notes inside a team of an event, where the host has switched them on (rule 246). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_rooms add column has_notes boolean not null default false`.execute(db)
  await sql`
    create table event_notes (
      id uuid primary key,
      room_id uuid not null references event_rooms on delete cascade,
      team_id uuid not null,
      seat_id uuid not null references event_seats on delete cascade,
      player_id uuid references players on delete cascade,
      text text not null check (length(text) between 1 and 200),
      created_at timestamptz not null default clock_timestamp(),
      foreign key (room_id, team_id) references event_teams (room_id, id) on delete cascade
    )`.execute(db)
  await sql`create index event_notes_by_team on event_notes (team_id, created_at)`.execute(db)
  await sql`create index event_notes_by_room on event_notes (room_id)`.execute(db)
  await sql`create index event_notes_by_seat on event_notes (seat_id)`.execute(db)
  await sql`create index event_notes_of_player on event_notes (player_id)`.execute(db)
  await sql`create index event_notes_by_age on event_notes (created_at)`.execute(db)
}
