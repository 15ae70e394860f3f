import { sql } from 'kysely'

import type { Tx } from '../../open.ts'
import { insertRoomEntry } from '../admin/auditEntries.ts'
import type { ResultChange } from './roomResults.ts'

/**
 * Takes what people's decisions have added to a finished room's marks, or taken back, into its results (rule 201): answers and participants
 * alike. Returns what it changed; undefined where the room isn't over.
 * The room must be locked, so that of two hosts one finds nothing left.
 */
export async function reopenResults(tx: Tx, roomId: string): Promise<ResultChange | undefined> {
  const { rows } = await sql<ResultChange>`
    with room as (
      select id from study_rooms where id = ${roomId} and status = 'completed'
    ), due as (
      select a.evaluation_id, a.participant_id, e.added_points as after, e.added_points - a.added_points as points
      from room join group_quiz_answers a on a.room_id = room.id join evaluations e on e.id = a.evaluation_id
      where e.added_points <> a.added_points
    ), raised as (
      update group_quiz_answers a set added_points = due.after from due where a.evaluation_id = due.evaluation_id
    ), scored as (
      update study_room_participants p set total_points_earned = p.total_points_earned + s.points
      from (select participant_id, sum(points) as points from due group by participant_id) as s where p.id = s.participant_id
    ), reopened as (
      update study_rooms r set results_reopened_at = now() from room where r.id = room.id and exists (select from due)
    )
    select (select count(*) from due)::integer as answers, (select coalesce(sum(points), 0) from due)::integer as points from room
  `.execute(tx)
  const [changed] = rows
  if (changed !== undefined && changed.answers > 0) await insertRoomEntry(tx, { type: 'results_reopened', roomId })
  return changed
}
