import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table player_totals add column board_order integer not null default 0 check (board_order >= 0)`,
  sql`create index player_totals_by_board on player_totals (season_id, board_order desc, player_id desc)`,
]

/** The place of a player on the featured players board. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
