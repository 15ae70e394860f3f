import { sql } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { prepared } from '../../prepared.ts'
import { storedEvent } from '../progress/progressState.ts'
import type { StoredEvent } from '../progress/progressState.ts'

/** Whose totals of which season. */
export type TotalsKey = { playerId: string; seasonId: string }

/** What the aggregator makes of a player's events. */
export type MadeTotals = { totals: object; history: object }

/** Whose totals, of one season. */
type Keys = { playerIds: readonly string[]; seasonId: string }

/**
 * Players' totals and histories, made from `empty` where there are none, and the caller's alone until the transaction ends. They are locked
 * in the order of their ids, so that of two callers one waits, with the players held (`heldPlayer`). None for who was erased.
 */
export async function lockPlayerTotals(
  tx: Tx,
  { playerIds, seasonId }: Keys,
  empty: MadeTotals,
): Promise<(MadeTotals & { playerId: string })[]> {
  const { totals, history } = empty
  return insertOrLock(tx, { playerIds, seasonId, totals: JSON.stringify(totals), history: JSON.stringify(history) })
}

const insertOrLock = prepared<Keys & { totals: string; history: string }, MadeTotals & { playerId: string }>(
  'lock_player_totals',
  ({ playerIds, seasonId, totals, history }) => sql`
    insert into player_totals as t (player_id, season_id, totals, history)
    select p.id, ${seasonId}, ${totals}::jsonb, ${history}::jsonb
    from (select id from players where id = any(${playerIds}::uuid[]) order by id for key share) as p
    on conflict (player_id, season_id) do update set updated_at = t.updated_at
    returning player_id, totals, history`,
)

/** The players' events that are not in the totals yet, each player's in the order in which they occurred. Lock the totals first. */
export async function listPendingEvents(tx: Tx, keys: Keys): Promise<{ playerId: string; event: StoredEvent }[]> {
  return selectPending(tx, keys)
}

const selectPending = prepared<Keys, { playerId: string; event: StoredEvent }>(
  'list_pending_events',
  ({ playerIds, seasonId }) => sql`
    select e.player_id, ${storedEvent} as event from progress_events e join logins l on l.id = e.login_id
    where e.player_id = any(${playerIds}::uuid[]) and e.season_id = ${seasonId} and e.applied_at is null
    order by e.occurred_at, e.id`,
)

/** Stores totals, histories and places on the board, and marks the events that are in them now. */
export async function storePlayerTotals(
  tx: Tx,
  seasonId: string,
  stored: { made: readonly (MadeTotals & { playerId: string; boardOrder: number })[]; eventIds: readonly string[] },
): Promise<void> {
  const made = stored.made.map(({ playerId, boardOrder, ...rest }) => ({
    ...rest,
    player_id: playerId,
    board_order: boardOrder,
  }))
  await updateTotals(tx, { seasonId, made: JSON.stringify(made), eventIds: stored.eventIds })
}

const updateTotals = prepared<{ seasonId: string; made: string; eventIds: readonly string[] }, never>(
  'store_player_totals',
  ({ seasonId, made, eventIds }) => sql`
    with applied as (
      update progress_events set applied_at = now() where id = any(${eventIds}::uuid[])
    )
    update player_totals t
    set totals = m.totals, history = m.history, board_order = m.board_order, updated_at = now()
    from jsonb_to_recordset(${made}::jsonb) as m (player_id uuid, totals jsonb, history jsonb, board_order integer)
    where t.player_id = m.player_id and t.season_id = ${seasonId}`,
)

/** Players with events that were stored more than `olderThanSeconds` ago and are still in no totals: their job was lost. */
export async function listOverdueTotals(db: Read, olderThanSeconds: number, limit: number): Promise<TotalsKey[]> {
  const { rows } = await sql<TotalsKey>`
    select player_id, season_id from progress_events
    where applied_at is null and created_at < now() - ${olderThanSeconds}::integer * interval '1 second'
    group by player_id, season_id order by min(created_at) limit ${limit}
  `.execute(reading(db))
  return rows
}
