import { sql } from 'kysely'

import type { Read, Tx } from '../open.ts'
import { storedEvent } from './progressState.ts'
import type { StoredEvent } from './progressState.ts'

/** Whose totals of which season. */
export type TotalsKey = { playerId: string; seasonId: string }

/** What the aggregator makes of a player's events. */
export type MadeTotals = { totals: object; history: object }

/** A player's totals and history, made from `empty` where there are none, and the caller's alone until the transaction ends. */
export async function lockPlayerTotals(tx: Tx, key: TotalsKey, empty: MadeTotals): Promise<MadeTotals> {
  return tx
    .insertInto('playerTotals')
    .values({ ...key, totals: JSON.stringify(empty.totals), history: JSON.stringify(empty.history) })
    .onConflict((conflict) =>
      conflict.columns(['playerId', 'seasonId']).doUpdateSet((eb) => ({ updatedAt: eb.ref('playerTotals.updatedAt') })),
    )
    .returning(['totals', 'history'])
    .executeTakeFirstOrThrow()
}

/** The player's events that are not in the totals yet, in the order in which they occurred. Lock the totals first. */
export async function listPendingEvents(tx: Tx, key: TotalsKey): Promise<StoredEvent[]> {
  const { rows } = await sql<{ event: StoredEvent }>`
    select ${storedEvent} as event from progress_events e join logins l on l.id = e.login_id
    where e.player_id = ${key.playerId} and e.season_id = ${key.seasonId} and e.applied_at is null
    order by e.occurred_at, e.id
  `.execute(tx)
  return rows.map((row) => row.event)
}

/** Stores totals, history and the place on the board, and marks the events that are in them now. */
export async function storePlayerTotals(
  tx: Tx,
  key: TotalsKey,
  made: MadeTotals & { boardOrder: number; eventIds: readonly string[] },
): Promise<void> {
  await sql`
    with applied as (
      update progress_events set applied_at = now() where id = any(${made.eventIds}::uuid[])
    )
    update player_totals set totals = ${JSON.stringify(made.totals)}::jsonb,
      history = ${JSON.stringify(made.history)}::jsonb, board_order = ${made.boardOrder}, updated_at = now()
    where player_id = ${key.playerId} and season_id = ${key.seasonId}
  `.execute(tx)
}

/** Players with events that were stored more than `olderThanSeconds` ago and are still in no totals: their job was lost. */
export async function listOverdueTotals(db: Read, olderThanSeconds: number, limit: number): Promise<TotalsKey[]> {
  const { rows } = await sql<TotalsKey>`
    select player_id, season_id from progress_events
    where applied_at is null and created_at < now() - ${olderThanSeconds}::integer * interval '1 second'
    group by player_id, season_id order by min(created_at) limit ${limit}
  `.execute(db)
  return rows
}
