import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/**
 * The local dates on which a player studied in other seasons than this, as
 * the column `other_days`: streaks and days are the person's over all of
 * them (rule 48). Each once.
 */
export function otherDays(playerId: RawBuilder<unknown>, seasonId: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql`array(
    select jsonb_object_keys(o.history -> 'days') from player_totals o
    where o.player_id = ${playerId} and o.season_id <> ${seasonId}
    union
    select w.local_date::text from progress_events w
    where w.player_id = ${playerId} and w.season_id <> ${seasonId} and w.applied_at is null) as other_days`
}
