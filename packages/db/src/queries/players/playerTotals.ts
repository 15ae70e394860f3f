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

/** Where there are totals already they are locked and not written: whoever made them meanwhile is waited for by the insert. */
const insertOrLock = prepared<Keys & { totals: string; history: string }, MadeTotals & { playerId: string }>(
  'lock_player_totals',
  ({ playerIds, seasonId, totals, history }) => sql`
    with held as (
      select id from players where id = any(${playerIds}::uuid[]) order by id for key share
    ), locked as (
      select t.player_id, t.totals, t.history from held join player_totals t on t.player_id = held.id and t.season_id = ${seasonId}
      order by t.player_id for no key update of t
    ), made as (
      insert into player_totals as t (player_id, season_id, totals, history)
      select id, ${seasonId}, ${totals}::jsonb, ${history}::jsonb from held
      where not exists (select from locked where locked.player_id = held.id) order by id
      on conflict (player_id, season_id) do update set updated_at = t.updated_at
      returning player_id, totals, history
    )
    select * from locked union all select * from made`,
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
  const { made, eventIds } = stored
  await updateTotals(tx, {
    seasonId,
    eventIds,
    playerIds: made.map(({ playerId }) => playerId),
    totals: made.map(({ totals }) => JSON.stringify(totals)),
    histories: made.map(({ history }) => JSON.stringify(history)),
    boardOrders: made.map(({ boardOrder }) => boardOrder),
  })
}

const updateTotals = prepared<
  Keys & Record<'totals' | 'histories' | 'eventIds', readonly string[]> & { boardOrders: readonly number[] },
  never
>(
  'store_player_totals',
  ({ seasonId, playerIds, totals, histories, boardOrders, eventIds }) => sql`
    with applied as (
      update progress_events set applied_at = now() where id = any(${eventIds}::uuid[])
    )
    update player_totals t
    set totals = m.totals::jsonb, history = m.history::jsonb, board_order = m.board_order, updated_at = now()
    from unnest(${playerIds}::uuid[], ${totals}::text[], ${histories}::text[], ${boardOrders}::integer[])
      as m (player_id, totals, history, board_order)
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
