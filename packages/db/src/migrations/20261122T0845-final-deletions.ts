import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Whose deletion has become final, told by a hash of the player's id alone, so that a backup from before can't bring them back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table final_deletions (
    player_hash bytea primary key check (length(player_hash) = 32),
    erased_at timestamptz not null default now()
  )`.execute(db)
}
