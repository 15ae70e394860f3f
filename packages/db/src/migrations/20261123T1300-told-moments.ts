import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create table told_moments (
    player_id uuid not null references players,
    season_id text not null references seasons,
    moment text not null check (length(moment) between 1 and 80),
    told_at timestamptz not null default now(),
    primary key (player_id, season_id, moment)
  )`,
]

/** What each player was told of what they reached (rule 212): once a player, whichever browser it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
