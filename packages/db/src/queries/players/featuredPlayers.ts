import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'

/** A featured player with what the aggregator made; nulls where there is nothing of this season yet. `days`: local dates with an event. */
export type FeaturedRow = {
  id: string
  code: string
  displayName: string | null
  clubName: string
  teamName: string
  gem: string
  timeZone: string | null
  summary: object | null
  sessionCount: number | null
  days: string[] | null
}

const columns = sql`p.id, p.code, case when not p.is_name_hidden then p.display_name end as display_name, c.name as club_name, tm.name as team_name, p.gem, p.time_zone`
const names = sql`join clubs c on c.id = p.club_id join teams tm on tm.id = p.team_id`
/**
 * Who stands on the board: never whom the admin hid (rule 153), nor under a club's or team's
 * name that is hidden (rule 147), and where names are reviewed once admitted (rule 148).
 */
const isFeaturedWhere = (isReviewed: boolean) => sql`
  p.is_publicly_visible and p.deleted_at is null and not p.is_slot_reserved and p.hidden_from_boards_at is null and (not ${isReviewed}::boolean or p.admitted_at is not null)
  and exists (select from teams ht join clubs hc on hc.id = ht.club_id
    where ht.id = p.team_id and not ht.is_name_hidden and not hc.is_name_hidden)`

/**
 * Featured players in the board's order, from the one behind `after` on: those with totals of the season, then the others. After
 * somebody who isn't there any more only the latter follow. Two statements at most.
 */
export async function listFeaturedPlayers(
  db: Read,
  given: { seasonId: string; limit: number; after: string | undefined; isReviewed: boolean },
): Promise<FeaturedRow[]> {
  const { seasonId, limit } = given
  const isFeatured = isFeaturedWhere(given.isReviewed)
  const after = given.after ?? null
  const { rows: ranked } = await sql<FeaturedRow>`
    with place as (
      select p.id, t.board_order from players p
      left join player_totals t on t.player_id = p.id and t.season_id = ${seasonId} where p.id = ${after}::uuid
    ), page as materialized (
      select t.player_id, t.board_order, t.summary, t.session_count, t.history from player_totals t join players p on p.id = t.player_id
      where t.season_id = ${seasonId} and ${isFeatured} and (${after}::uuid is null
        or (t.board_order, t.player_id) < (select board_order, id from place))
      order by t.board_order desc, t.player_id desc limit ${limit}
    )
    select ${columns}, page.summary, page.session_count,
      array(select jsonb_object_keys(page.history -> 'days')) as days
    from page join players p on p.id = page.player_id ${names}
    order by page.board_order desc, page.player_id desc
  `.execute(reading(db))
  if (ranked.length === limit) return ranked
  const { rows: rest } = await sql<FeaturedRow>`
    select ${columns}, null as summary, null as session_count, null as days from players p ${names}
    where ${isFeatured} and not exists (
        select from player_totals t where t.player_id = p.id and t.season_id = ${seasonId})
      and (${after}::uuid is null or ${ranked.length > 0}::boolean or p.id > ${after}::uuid
        or exists (select from player_totals t where t.player_id = ${after}::uuid and t.season_id = ${seasonId}))
    order by p.id limit ${limit - ranked.length}
  `.execute(reading(db))
  return [...ranked, ...rest]
}
