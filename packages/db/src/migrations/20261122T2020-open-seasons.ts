import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table seasons add column place integer check (place > 0)`,
  sql`update seasons set place = 1 where is_current`,
  sql`alter table seasons add constraint seasons_one_in_a_place unique (place) deferrable initially deferred`,
  sql`drop index seasons_one_current`,
  sql`alter table seasons drop column is_current`,
  sql`alter table clubs add column season_id text references seasons`,
  sql`alter table players add column season_id text references seasons`,
]

/**
 * Several seasons may be open: `place` tells their order, null for a
 * closed one (rule 48). The one that was in play is open and first. A club
 * has the season that its coach set, a player the one that they chose.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
