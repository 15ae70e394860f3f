import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/**
 * A player's cards in a season as one row of bytes in base64, a third
 * shorter on the way than bytes are; null where there are none; of each
 * question the length of its id, its id, and its packed cards.
 */
export function packedMemory(playerId: RawBuilder<unknown>, seasonId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(select encode(string_agg(int2send(octet_length(c.question_id)::int2) || convert_to(c.question_id, 'UTF8') || c.packed, ''), 'base64')
    from review_cards c where c.player_id = ${playerId} and c.season_id = ${seasonId})`
}
