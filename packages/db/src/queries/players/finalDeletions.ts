import { sql } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { erasePlayer } from './erasePlayer.ts'
import { playerHash } from './insertFinalDeletion.ts'

/** Every final deletion, as the hash's 64 hexadecimal digits, in their order. */
export async function listFinalDeletions(db: Read): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select encode(player_hash, 'hex') as hash from final_deletions order by player_hash
  `.execute(reading(db))
  return rows.map(({ hash }) => hash)
}

/** Adds final deletions that are known from elsewhere, and erases whoever is here and shouldn't be. Returns how many players that were. */
export async function applyFinalDeletions(tx: Tx, hashes: readonly string[]): Promise<number> {
  await sql`
    insert into final_deletions (player_hash) select decode(hash, 'hex') from unnest(${hashes}::text[]) as given(hash)
    on conflict do nothing
  `.execute(tx)
  const { rows } = await sql<{ id: string }>`
    update players set deleted_at = '-infinity' where ${playerHash(sql`id`)} in (select player_hash from final_deletions)
    returning id
  `.execute(tx)
  for (const { id } of rows) await erasePlayer(tx, { playerId: id, before: new Date(0) })
  return rows.length
}
