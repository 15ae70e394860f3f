import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Read } from '../../open.ts'
import { prepared } from '../../prepared.ts'
import { reading } from '../../reading.ts'
import type { PackedMemory } from './packedMemory.ts'
import { isUnlogged, storedReview, unloggedReviews } from './reviewLines.ts'
import type { StoredReview } from './reviewLines.ts'

/**
 * What is stored of a player's memory in a season: the packed cards by question
 * and part, and the whole log of those questions that have lines or answers which
 * aren't in the cards yet. `eventDays`: what the player's club set, by level; null where it doesn't go (rule 170).
 */
export type ReviewState = {
  cards: Record<string, Record<string, number[]>>
  log: StoredReview[]
  eventDays: Record<string, string | null>
}

/** The columns of a `ReviewState`, whatever the statement selects from. */
export function reviewState(playerId: RawBuilder<unknown>, seasonId: RawBuilder<unknown>): RawBuilder<ReviewState> {
  return sql`
    coalesce((select json_object_agg(c.question_id, c.cards) from review_cards c
      where c.player_id = ${playerId} and c.season_id = ${seasonId}), '{}') as cards,
    ${newerLog(playerId, seasonId)}, ${eventDays(playerId, seasonId)}`
}

/** The same with the cards packed. */
export type PackedReviewState = Omit<ReviewState, 'cards'> & PackedMemory

/** What of it is memory. */
export type PackedReviews = Omit<PackedReviewState, 'eventDays'>

/** The columns of a `PackedReviewState`, of a statement with `joinPackedMemory`. */
export function packedReviewState(
  playerId: RawBuilder<unknown>,
  seasonId: RawBuilder<unknown>,
): RawBuilder<PackedReviewState> {
  return sql`${packedReviews(playerId, seasonId)}, ${eventDays(playerId, seasonId)}`
}

/** The columns of `PackedReviews`, of a statement with `joinPackedMemory`. */
export function packedReviews(playerId: RawBuilder<unknown>, seasonId: RawBuilder<unknown>): RawBuilder<PackedReviews> {
  return sql`memory.ids, memory.packed, ${newerLog(playerId, seasonId)}`
}

function newerLog(playerId: RawBuilder<unknown>, seasonId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    coalesce((select json_agg(line) from (
      select ${storedReview} as line from reviews r
      where r.player_id = ${playerId} and r.season_id = ${seasonId} and r.question_id = any(array(
        select n.question_id from reviews n
        where n.player_id = ${playerId} and n.season_id = ${seasonId} and n.applied_at is null
        union all
        select e.question_id from evaluations e where e.player_id = ${playerId} and e.season_id = ${seasonId} and ${isUnlogged}))
      union all ${unloggedReviews(sql`e.player_id = ${playerId} and e.season_id = ${seasonId}`)}) as lines), '[]') as log`
}

function eventDays(playerId: RawBuilder<unknown>, seasonId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    coalesce((select json_object_agg(e.level, to_char(e.day, 'YYYY-MM-DD')) from club_events e
      where e.club_id = (select club_id from players where id = ${playerId}) and e.season_id = ${seasonId}), '{}') as event_days`
}

/** What is stored of a player's memory in a season. */
export async function findReviewState(db: Read, playerId: string, seasonId: string): Promise<ReviewState> {
  const [row] = await selectState(reading(db), { playerId, seasonId })
  return row ?? { cards: {}, log: [], eventDays: {} }
}

const selectState = prepared<{ playerId: string; seasonId: string }, ReviewState>(
  'find_review_state',
  ({ playerId, seasonId }) => sql`select ${reviewState(sql`${playerId}::uuid`, seasonId)}`,
)
