import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { erasePlayer } from './erasePlayer.ts'
import { hasNoTraces, lockSeat } from './unusedSeat.ts'

/**
 * That the seat of the player `players` was registered by somebody themselves before a time and never used, as `hasNoTraces` has it. A
 * coach's players and slots never lapse, nor does the admin's record.
 */
export function isUnusedSeat(registeredBefore: Date): RawBuilder<boolean> {
  return sql<boolean>`players.created_at < ${registeredBefore} and players.deleted_at is null and players.coach_id is null
    and not players.is_slot_reserved and not players.is_admin and ${hasNoTraces()}`
}

/** Players whose seats lapse, the oldest first. */
export async function listUnusedSeats(db: Read, given: { before: Date; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from players where ${isUnusedSeat(given.before)} order by created_at limit ${given.limit}
  `.execute(reading(db))
  return rows.map(({ id }) => id)
}

/** Frees an unused seat at once: nothing is lost that could be restored. False where it has been used meanwhile. */
export async function lapseSeat(tx: Tx, given: { playerId: string; before: Date }): Promise<boolean> {
  const { playerId, before } = given
  await lockSeat(tx, playerId)
  const { rows } = await sql<{ id: string }>`
    update players set deleted_at = '-infinity' where id = ${playerId} and ${isUnusedSeat(before)} returning id
  `.execute(tx)
  return rows.length > 0 && erasePlayer(tx, { playerId, before })
}
