import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create table club_events (
    club_id uuid not null references clubs on delete cascade,
    season_id text not null references seasons,
    level text not null check (level in ('area', 'conference', 'union', 'division')),
    day date,
    primary key (club_id, season_id, level)
  )`,
]

/**
 * The day on which a club goes to a level's event in a season, as its coach
 * set it; null: it doesn't go (rule 170). Without a row the usual day
 * of the season's pack holds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
