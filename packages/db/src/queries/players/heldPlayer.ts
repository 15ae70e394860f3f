import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Tx } from '../../open.ts'

/**
 * Selects a player's id and holds the row, so that nobody erases the player or hands the rows on until the transaction ends. Whoever locks
 * or writes several rows of a player holds the player first, after a room and before all else, as whoever erases or merges one locks it
 * first: else one has the player and waits for the other's row, and the other the row and waits for the player. Several may hold one.
 */
export function heldPlayer(playerId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select id from players where id = ${playerId} for key share`
}

/** The same in a transaction of several statements. */
export async function holdPlayer(tx: Tx, playerId: string): Promise<void> {
  await heldPlayer(sql`${playerId}`).execute(tx)
}
