import { sql } from 'kysely'

import type { Read } from '../open.ts'
import { prepared } from '../prepared.ts'
import { pendingEvents } from './progressState.ts'
import type { ProgressState } from './progressState.ts'

/** A player of a coach's with the season's progress; `deletedAt` while the deletion can still be undone. */
export type CoachedPlayerRow = ProgressState & {
  id: string
  code: string
  displayName: string | null
  teamId: string
  startingChapter: number
  gem: string
  isSlotReserved: boolean
  deletedAt: Date | null
}

/**
 * Every player whom a coach has authority over (ruling 13), in one statement, whatever their number; finally deleted ones are left out.
 * Ordered by team, place and code. Where no event waits to be added up, what only that would need is left at the database: the credits of all
 * logins and the days of study are most of a diligent player's state.
 */
export async function listCoachPlayers(db: Read, coachId: string, seasonId: string): Promise<CoachedPlayerRow[]> {
  const { rows } = await sql<CoachedPlayerRow>`${prepared('list_coach_players')}
    select p.id, p.code, p.display_name, p.team_id, p.starting_chapter, p.gem, p.is_slot_reserved, p.deleted_at,
      case when e.pending is null then t.totals - 'credits' || '{"credits": {}}' else t.totals end as totals,
      case when e.pending is null and t.history is not null
        then jsonb_build_object('days', '{}'::jsonb, 'sessions', t.history -> 'sessions') else t.history end as history,
      coalesce(e.pending, '[]') as pending
    from players p
    left join player_totals t on t.player_id = p.id and t.season_id = ${seasonId}
    left join lateral (${pendingEvents(sql`p.id`, seasonId)}) e on true
    where p.coach_id = ${coachId} and (p.deleted_at is null or p.deleted_at > now() - interval '14 days')
    order by p.team_id, p.member_number, p.code
  `.execute(db)
  return rows
}

/** Whether a coach has authority over a player (ruling 13). */
export async function isCoachOf(db: Read, pair: { coachId: string; playerId: string }): Promise<boolean> {
  const player = await db
    .selectFrom('players')
    .select('id')
    .where('id', '=', pair.playerId)
    .where('coachId', '=', pair.coachId)
    .executeTakeFirst()
  return player !== undefined
}
