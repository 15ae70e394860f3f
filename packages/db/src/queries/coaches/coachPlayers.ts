import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { prepared } from '../../prepared.ts'
import { pendingEvents } from '../progress/progressState.ts'
import type { ProgressState } from '../progress/progressState.ts'

/**
 * A player of a coach's with the season's progress; `deletedAt` while the
 * deletion can still be undone. `summary` and `sessionCount` tell of the
 * events that are added up (null before the first); the whole state is there only while others wait for it.
 */
export type CoachedPlayerRow = ProgressState & {
  id: string
  code: string
  displayName: string | null
  label: string | null
  teamId: string
  startingChapter: number
  gem: string
  isSlotReserved: boolean
  deletedAt: Date | null
  summary: object | null
  sessionCount: number | null
}

/**
 * Every player whom a coach has authority over (rule 13), in one statement, whatever their number; finally deleted ones are left out.
 * Ordered by team, place and code, with the labels of whoever asks, a helper's own (rule 192).
 */
export async function listCoachPlayers(
  db: Read,
  given: { coachId: string; labelledBy: string; seasonId: string },
): Promise<CoachedPlayerRow[]> {
  return selectCoachPlayers(reading(db), given)
}

const selectCoachPlayers = prepared<{ coachId: string; labelledBy: string; seasonId: string }, CoachedPlayerRow>(
  'list_coach_players',
  ({ coachId, labelledBy, seasonId }) => sql`
    select p.id, p.code, p.display_name, l.label, p.team_id, p.starting_chapter, p.gem, p.is_slot_reserved, p.deleted_at, t.summary, t.session_count,
      case when e.pending is not null then t.totals end as totals, case when e.pending is not null then t.history end as history,
      coalesce(e.pending, '[]') as pending
    from players p
    left join player_totals t on t.player_id = p.id and t.season_id = ${seasonId}
    left join player_labels l on l.player_id = p.id and l.coach_id = ${labelledBy}
    left join lateral (${pendingEvents(sql`p.id`, seasonId)}) e on true
    where p.coach_id = ${coachId} and (p.deleted_at is null or p.deleted_at > now() - interval '14 days')
    order by p.team_id, p.member_number, p.code`,
)

/** Whether a coach has authority over a player (rule 13). */
export async function isCoachOf(db: Read, pair: { coachId: string; playerId: string }): Promise<boolean> {
  const player = await db
    .selectFrom('players')
    .select('id')
    .where('id', '=', pair.playerId)
    .where('coachId', '=', pair.coachId)
    .executeTakeFirst()
  return player !== undefined
}

/** The ids and codes of a coach's players who aren't deleted, ordered by team, place and code. */
export async function listCoachedCodes(db: Read, coachId: string): Promise<{ id: string; code: string }[]> {
  return db
    .selectFrom('players')
    .select(['id', 'code'])
    .where('coachId', '=', coachId)
    .where('deletedAt', 'is', null)
    .orderBy('teamId')
    .orderBy('memberNumber')
    .orderBy('code')
    .execute()
}
