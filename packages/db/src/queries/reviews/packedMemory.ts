import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/**
 * A player's cards in a season as one text; null where there are none: the
 * questions' ids with commas between them, a blank, and their packed cards, in the same order, as
 * base64, a third shorter on the way than bytes are. Gathered apart, since to put each id into its bytes took more than to read the rows.
 */
export function packedMemory(playerId: RawBuilder<unknown>, seasonId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(select string_agg(c.question_id, ',') || ' ' || encode(string_agg(c.packed, ''), 'base64')
    from review_cards c where c.player_id = ${playerId} and c.season_id = ${seasonId})`
}
