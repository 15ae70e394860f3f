import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create table assignments (
    id uuid primary key,
    team_id uuid not null references teams,
    season_id text not null references seasons,
    version integer not null check (version > 0),
    unit text not null check (unit in ('points', 'verses')),
    created_at timestamptz not null default now(),
    undone_at timestamptz,
    unique (team_id, season_id, version)
  )`,
  sql`create table assignment_pieces (
    assignment_id uuid not null references assignments,
    first_place integer not null check (first_place >= 0),
    end_place integer not null check (end_place > first_place),
    player_id uuid references players,
    is_pinned boolean not null default false,
    primary key (assignment_id, first_place)
  )`,
  sql`create index assignment_pieces_player on assignment_pieces (player_id)`,
]

/**
 * How a coach divides a season's verses among a team's members (rule 198).
 * Every change is a version of its own, undone by marking it; the latest that
 * isn't undone is in force. A piece runs from a place in the season's row of verses to another that isn't its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
