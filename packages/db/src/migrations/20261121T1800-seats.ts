import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table study_rooms drop column available_teams`,
  sql`alter table study_room_participants add column connected_at timestamptz`,
]

/**
 * A room keeps no list of teams: each participant's is its player's own. A seat knows when its connection took it, so that a hub which has
 * died since isn't believed to hold it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
