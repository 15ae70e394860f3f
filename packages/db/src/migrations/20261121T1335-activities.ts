import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create table trivia_questions (
    season_id text not null references seasons,
    id text not null,
    position integer not null,
    chapter integer not null check (chapter > 0),
    verse text not null,
    question text not null,
    choices jsonb not null check (jsonb_typeof(choices) = 'array' and jsonb_array_length(choices) = 4),
    answer text not null check (choices ? answer),
    is_retired boolean not null default false,
    primary key (season_id, id)
  )`,
  sql`create index trivia_questions_by_chapter on trivia_questions (season_id, chapter)`,
  sql`create table crossword_puzzles (
    season_id text not null references seasons,
    chapter integer not null check (chapter > 0),
    width integer not null check (width between 1 and 17),
    height integer not null check (height between 1 and 17),
    entries jsonb not null check (jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) > 0),
    primary key (season_id, chapter)
  )`,
  sql`create table glossary_terms (
    season_id text not null references seasons,
    id text not null,
    term text not null,
    kind text not null check (kind in ('person', 'place', 'people', 'thing', 'word')),
    say_aloud text not null,
    meaning text not null,
    verses jsonb not null check (jsonb_typeof(verses) = 'array'),
    primary key (season_id, id)
  )`,
]

/** Trivia, crosswords as they are laid out, and the glossary. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
