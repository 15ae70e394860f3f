import { sql } from 'kysely'

import type { OneWrite, Read } from '../../open.ts'
import { reading } from '../../reading.ts'

/** A player with the figures of four weeks; `hiddenAt`: since when hidden from boards. */
export type UnlikelyRow = {
  id: string
  code: string
  clubName: string
  teamName: string
  counted: number
  tooFast: number
  busiestDay: number
  late: number
  hiddenAt: Date | null
}

/** The players of a season with at least one of the figures `from`, and those hidden; the most unlikely first, at most `limit`. */
export async function listUnlikelyPlayers(
  db: Read,
  given: { seasonId: string; from: { tooFast: number; busiestDay: number; late: number }; limit: number },
): Promise<UnlikelyRow[]> {
  const { seasonId, from, limit } = given
  const { rows } = await sql<UnlikelyRow>`
    with days as (
      select player_id, sum(counted) as counted, sum(too_fast) as too_fast,
        coalesce(sum(counted) filter (where created_at > occurred_at + interval '1 hour'), 0) as late
      from progress_events
      where season_id = ${seasonId} and counted is not null and player_id is not null and created_at > now() - interval '28 days'
      group by player_id, local_date
    ), work as (
      select player_id, sum(counted)::integer as counted, sum(too_fast)::integer as too_fast, max(counted)::integer as busiest_day,
        sum(late)::integer as late
      from days group by player_id
    )
    select p.id, p.code, c.name as club_name, t.name as team_name, coalesce(w.counted, 0) as counted, coalesce(w.too_fast, 0) as too_fast,
      coalesce(w.busiest_day, 0) as busiest_day, coalesce(w.late, 0) as late, p.hidden_from_boards_at as hidden_at
    from players p join clubs c on c.id = p.club_id join teams t on t.id = p.team_id left join work w on w.player_id = p.id
    where p.deleted_at is null and not p.is_admin and (p.hidden_from_boards_at is not null or w.too_fast >= ${from.tooFast}
      or w.busiest_day >= ${from.busiestDay} or w.late >= ${from.late})
    order by p.hidden_from_boards_at is not null, w.too_fast desc nulls last, w.busiest_day desc nulls last, p.id limit ${limit}
  `.execute(reading(db))
  return rows
}

/** Hides a player from boards, or shows them again, and returns their code; undefined where there is no such live player. */
export async function setHiddenFromBoards(db: OneWrite, id: string, isHidden: boolean): Promise<string | undefined> {
  const player = await db
    .updateTable('players')
    .set({ hiddenFromBoardsAt: isHidden ? sql<Date>`coalesce(hidden_from_boards_at, now())` : null })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where('isAdmin', '=', false)
    .returning('code')
    .executeTakeFirst()
  return player?.code
}
