import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A player's cards in a season, null without any: the questions' ids, between commas, and their packed cards in the same order. */
export type PackedMemory = { ids: string | null; packed: string | null }

/**
 * Joins a player's `PackedMemory` as the row `memory`. The packed cards are base64, a third shorter on the way than bytes are. Gathered
 * apart from the ids, since to put each id into its bytes, or the one text behind the other, takes as long as to read the rows.
 */
export function joinPackedMemory(playerId: RawBuilder<unknown>, seasonId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`cross join lateral (
    select string_agg(c.question_id, ',') as ids, encode(string_agg(c.packed, ''), 'base64') as packed
    from review_cards c where c.player_id = ${playerId} and c.season_id = ${seasonId}) as memory`
}
