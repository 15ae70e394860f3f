import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table progress_events
    add column counted integer check (counted >= 0),
    add column repeated integer check (repeated >= 0),
    add column too_fast integer check (too_fast >= 0),
    add column counted_trivia_points integer check (counted_trivia_points between 0 and trivia_points),
    add column counted_memory_points integer check (counted_memory_points between 0 and memory_points),
    add column counted_chapters jsonb check (jsonb_typeof(counted_chapters) = 'object'),
    add constraint progress_events_counted check (
      num_nulls(counted, repeated, too_fast, counted_trivia_points, counted_memory_points, counted_chapters) in (0, 6)
      and (correction_of is null or counted is null))`,
  sql`create table counted_actions (
    player_id uuid not null references players,
    season_id text not null references seasons,
    kind text not null,
    subject text not null,
    day text not null check (day = '' or day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    primary key (player_id, season_id, day, kind, subject)
  )`,
  sql`alter table players
    add column time_zone_on text check (time_zone_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    add column hidden_from_boards_at timestamptz`,
  sql`create table player_paces (
    player_id uuid primary key references players on delete cascade,
    busy tstzmultirange not null default '{}'
  ) with (fillfactor = 70)`,
  sql`insert into player_paces (player_id) select id from players`,
  sql`create function make_player_pace() returns trigger language plpgsql as $$
    begin
      insert into player_paces (player_id) values (new.id);
      return null;
    end $$`,
  sql`create trigger make_player_pace after insert on players for each row execute function make_player_pace()`,
]

/**
 * Events tell what of them counts for ranks and boards (rule 44): events from
 * before count whole, since theirs stays null (rule 151). What was counted of a
 * day, or of a season where the day is empty, is there once. A player's `busy`
 * is the time that counted actions have taken; its row is made with the
 * player's by a trigger, so that a process of the version before makes it
 * too. It is a table of its own since nothing refers to it: a row that others
 * hold by a foreign key can't be locked and written in one statement without deadlocks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
