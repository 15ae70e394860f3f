import { sql } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { prepared } from '../../prepared.ts'
import { reading } from '../../reading.ts'
import type { TotalsKey } from '../players/playerTotals.ts'
import { isUnlogged, storedReview } from './reviewLines.ts'
import type { StoredReview } from './reviewLines.ts'

type Keys = { playerIds: readonly string[]; seasonId: string }

/** A line of the log with whose it is, and whether it isn't in the cards yet. */
export type LoggedReview = { playerId: string; isPending: boolean; review: StoredReview }

/**
 * The whole log of the players' questions that have lines which aren't
 * in the cards yet. Lock the totals first: they guard the cards too.
 */
export async function listPendingReviews(tx: Tx, keys: Keys): Promise<LoggedReview[]> {
  return selectPending(tx, keys)
}

const selectPending = prepared<Keys, LoggedReview>(
  'list_pending_reviews',
  ({ playerIds, seasonId }) => sql`
    select r.player_id, r.applied_at is null as is_pending, ${storedReview} as review
    from reviews r join (
      select distinct n.player_id, n.question_id from reviews n
      where n.player_id = any(${playerIds}::uuid[]) and n.season_id = ${seasonId} and n.applied_at is null
    ) as touched on touched.player_id = r.player_id and touched.question_id = r.question_id
    where r.season_id = ${seasonId}`,
)

/** A question's cards, packed, by the part's id. */
export type MadeCards = { playerId: string; questionId: string; cards: Record<string, readonly number[]> }

/** Stores the cards of questions, and marks the lines of the log that are in them now. */
export async function storeCards(
  tx: Tx,
  seasonId: string,
  { made, reviewIds }: { made: readonly MadeCards[]; reviewIds: readonly number[] },
): Promise<void> {
  const rows = made.map(({ playerId, questionId, cards }) => ({ player_id: playerId, question_id: questionId, cards }))
  await upsertCards(tx, { seasonId, made: JSON.stringify(rows), reviewIds })
}

const upsertCards = prepared<{ seasonId: string; made: string; reviewIds: readonly number[] }, never>(
  'store_review_cards',
  ({ seasonId, made, reviewIds }) => sql`
    with applied as (
      update reviews set applied_at = now() where id = any(${reviewIds}::bigint[])
    )
    insert into review_cards (player_id, season_id, question_id, cards)
    select m.player_id, ${seasonId}, m.question_id, m.cards
    from json_to_recordset(${made}::json) as m (player_id uuid, question_id text, cards json)
    order by m.player_id, m.question_id
    on conflict (player_id, season_id, question_id) do update set cards = excluded.cards`,
)

/** Players whose reviews have been in no card for more than `olderThanSeconds`: their job was lost, or came before them. */
export async function listOverdueReviews(db: Read, olderThanSeconds: number, limit: number): Promise<TotalsKey[]> {
  const { rows } = await sql<TotalsKey>`
    select player_id, season_id from reviews
    where applied_at is null and reviewed_at < now() - ${olderThanSeconds}::integer * interval '1 second'
    union
    select e.player_id, e.season_id from evaluations e
    where ${isUnlogged} and e.created_at < now() - ${olderThanSeconds}::integer * interval '1 second'
    limit ${limit}
  `.execute(reading(db))
  return rows
}
