import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table player_totals
    add column summary jsonb not null generated always as (totals - 'credits' - 'byChapter') stored,
    add column session_count integer generated always as (jsonb_array_length(history -> 'sessions')) stored`,
]

/** What screens about many players show of each: the totals without what grows with every login and chapter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
