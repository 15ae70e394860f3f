import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { isoTime } from '../rooms/roomColumns.ts'
import type { AnswerResultRow } from '../rooms/roomResults.ts'

/** A player's latest answers of a season whose marks lack points, what people gave included; texts that are forgotten are left out. */
export async function listLackingAnswers(
  db: Read,
  { playerId, seasonId, limit }: { playerId: string; seasonId: string; limit: number },
): Promise<AnswerResultRow[]> {
  const { rows } = await sql<AnswerResultRow>`
    select e.id as evaluation_id, (select case when bool_or(o.decided_at is null) then 'waiting' else 'decided' end
        from appeals o where o.evaluation_id = e.id having count(*) > 0) as appeal,
      e.question_id, q.question, q.verse, coalesce(q.parts, '[]') as question_parts, e.chapter, e.response as answer, e.score + e.added_points as score, e.max_score,
      case e.judged_by when 'model' then e.model else e.built_in end as judgement, e.judged_by, true as is_final,
      ${isoTime('e.created_at')} as answered_at
    from evaluations e left join questions q on q.season_id = e.season_id and q.id = e.question_id
    where e.player_id = ${playerId} and e.season_id = ${seasonId} and e.response is not null and not e.is_awaiting_model
      and e.score + e.added_points < e.max_score
    order by e.created_at desc, e.id limit ${limit}
  `.execute(reading(db))
  return rows
}
