import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Tx } from '../../open.ts'

/** The hash by which a player is known for whom nothing else is left; ids are random, so nobody finds one by trying. */
export const playerHash = (id: RawBuilder<unknown>): RawBuilder<Buffer> =>
  sql<Buffer>`sha256(convert_to('player ' || ${id}::text, 'UTF8'))`

/** Notes that a player's deletion is final. */
export async function insertFinalDeletion(tx: Tx, playerId: string): Promise<void> {
  await sql`insert into final_deletions (player_hash) values (${playerHash(sql`${playerId}`)}) on conflict do nothing`.execute(
    tx,
  )
}
