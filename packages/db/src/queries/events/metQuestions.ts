import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { isSheetMark } from './sheetMarks.ts'

/** A question that a club's players met: how often, and whether since the time that was asked about. */
export type MetQuestionRow = { id: string; times: number; isRecent: boolean }

/**
 * The questions of a season that players of these coaches met, as far as is known: in answers that were marked, in their own
 * rehearsals, and in events of teams (rule 216). `days`: back from now.
 */
export async function listMetQuestions(
  db: Read,
  given: { coachIds: readonly string[]; seasonId: string; days: number },
): Promise<MetQuestionRow[]> {
  const { rows } = await sql<MetQuestionRow>`
    with club as (select id from players where coach_id = any(${given.coachIds}::uuid[]) and deleted_at is null),
    met as (
      select v.question_id as id, v.created_at as at from club join evaluations v on v.player_id = club.id
      where v.season_id = ${given.seasonId} and not ${isSheetMark(sql`v.id`)}
      union all
      select s.questions -> n.at ->> 'id', coalesce(r.ended_at, clock_timestamp())
      from club join rehearsals r on r.player_id = club.id join event_sets s on s.id = r.set_id
        cross join lateral generate_series(0, jsonb_array_length(r.sheets) - 1) as n (at)
      where s.season_id = ${given.seasonId}
      union all
      select s.questions -> n.at ->> 'id', coalesce(r.ended_at, clock_timestamp())
      from club join event_seats p on p.player_id = club.id join event_rooms r on r.id = p.room_id join event_sets s on s.id = r.set_id
        cross join lateral generate_series(0, case when r.is_paper then jsonb_array_length(s.questions) - 1 else r.question end) as n (at)
      where s.season_id = ${given.seasonId} and r.phase <> 'lobby')
    select id, count(*)::integer as times, bool_or(at > clock_timestamp() - make_interval(days => ${given.days})) as is_recent
    from met group by id
  `.execute(reading(db))
  return rows
}
