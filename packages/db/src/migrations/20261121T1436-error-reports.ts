import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create table error_reports (
    id uuid primary key,
    season_id text not null references seasons,
    quiz_type text not null check (quiz_type in ('ai-evaluated', 'self-graded', 'crossword', 'trivia')),
    chapter integer not null check (chapter > 0),
    question_number integer not null check (question_number >= 0),
    question_id text,
    question_text text not null,
    reported_answer text,
    user_comment text,
    player_code text check (player_code ~ '^[A-Z0-9]{4,10}$'),
    player_id uuid references players,
    created_at timestamptz not null default now(),
    resolved_at timestamptz
  )`,
  sql`create index error_reports_by_time on error_reports (created_at)`,
  sql`create index error_reports_by_player on error_reports (player_id) where player_id is not null`,
  sql`create index error_reports_by_code on error_reports (player_code) where player_code is not null`,
]

/** Errors that people report in questions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
