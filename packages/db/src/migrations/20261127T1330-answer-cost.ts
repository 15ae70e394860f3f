import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A player's answer raises counts and a time of its seat and the room's version; the long columns stand behind them. */
const seats = [
  sql`create domain json_list as jsonb check (jsonb_typeof(value) = 'array')`,
  sql`create domain gem_letter as text check (value in ('A', 'E', 'J', 'O', 'R', 'S', 'T'))`,
  sql`alter table study_room_participants drop constraint study_room_participants_assigned_chapters_check,
    drop constraint study_room_participants_given_chapters_check, drop constraint study_room_participants_gem_check,
    alter column assigned_chapters drop default, alter column assigned_chapters type json_list,
    alter column assigned_chapters set default '[]', alter column gem type gem_letter`,
  sql`alter table study_room_participants rename column given_chapters to former_chapters`,
  sql`alter table study_room_participants add column last_answer_at timestamptz, add column given_chapters json_list not null default '[]'`,
  sql`update study_room_participants p set given_chapters = p.former_chapters,
    last_answer_at = (select max(a.created_at) from group_quiz_answers a where a.participant_id = p.id)`,
  sql`alter table study_room_participants drop column former_chapters`,
]

const rooms = [
  sql`create domain filled_json_list as jsonb check (jsonb_typeof(value) = 'array' and jsonb_array_length(value) > 0)`,
  sql`create domain room_settings as jsonb check (jsonb_typeof(value) = 'object'
    and (value->>'pace' = 'own' or value->>'minutes' is null) and (value->>'pace' = 'together' or value->>'secondsEach' is null))`,
  sql`alter table study_rooms drop constraint study_rooms_chapters_check, drop constraint study_rooms_questions_check,
    drop constraint study_rooms_settings_check, drop constraint study_rooms_settings_check1, drop constraint study_rooms_settings_check2,
    alter column chapters type filled_json_list, alter column questions type filled_json_list, alter column settings type room_settings`,
]

/** The same in fewer words: of several counts the least, of those that must be 0 the greatest. */
const events = [
  sql`alter table progress_events
    drop constraint progress_events_questions_answered_check, drop constraint progress_events_memory_points_check,
    drop constraint progress_events_counted_check, drop constraint progress_events_repeated_check,
    drop constraint progress_events_too_fast_check, drop constraint progress_events_crosswords_completed_check,
    drop constraint progress_events_study_seconds_check, drop constraint progress_events_check, drop constraint progress_events_check1,
    drop constraint progress_events_correction, drop constraint progress_events_kind_check,
    add constraint progress_events_least check (least(study_seconds, questions_answered, crosswords_completed, memory_points, counted,
      repeated, too_fast, counted_trivia_points, counted_memory_points) >= 0),
    add constraint progress_events_most check (study_seconds <= 7200 and crosswords_completed <= 1
      and counted_trivia_points <= trivia_points and counted_memory_points <= memory_points),
    add constraint progress_events_correction check (correction_of is null
      or greatest(study_seconds, questions_answered, crosswords_completed, memory_points) = 0),
    add constraint progress_events_kind_check check (kind = any
      ('{ai-evaluated,self-graded,trivia,which-verse,in-order,crossword,memory,study}'::text[]))`,
  sql`drop index progress_events_unapplied`,
]

/** That the points are no more than there are is said with those that were added. */
const evaluations = [sql`alter table evaluations drop constraint evaluations_check`]

/**
 * What an answer costs PostgreSQL. It reads a table's checks anew in each statement that writes the table, also those of columns
 * that the statement leaves alone; of a column's domain it reads them where the column is written. So the checks of a room's and a
 * seat's columns that no answer changes are domains. The time of a seat's last answer stands in its row: to look it up among
 * the answers took longer with each of them. The column of given chapters, which is long, goes behind it,
 * since what lies between two changed columns is written to the log as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...seats, ...rooms, ...events, ...evaluations]) await statement.execute(db)
}
