import type { MarkingFigure } from '@seraph/schema/http/admin/adminMarking'
import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { isSheetMark } from '../events/sheetMarks.ts'

/**
 * A season's answers by the judge's version, the kind of question and
 * the month, the newest month first; sheets of rehearsals
 * aren't among them. Reads every answer of the season.
 */
export async function listMarkingFigures(db: Read, seasonId: string): Promise<MarkingFigure[]> {
  const { rows } = await sql<MarkingFigure>`
    with appealed as (
      select evaluation_id, bool_or(decision = 'accepted') as is_overturned, bool_or(decision = 'refused') as is_upheld
      from appeals where season_id = ${seasonId} group by evaluation_id
    )
    select e.judge_version, coalesce(q.type, '') as type, to_char(e.created_at at time zone 'UTC', 'YYYY-MM') as month,
      count(*)::integer as answers,
      count(*) filter (where e.built_in ->> 'confidence' = 'high')::integer as sure,
      count(*) filter (where e.judged_by = 'model')::integer as by_model,
      count(a.evaluation_id)::integer as appealed,
      count(*) filter (where a.is_overturned)::integer as overturned,
      count(*) filter (where a.is_upheld)::integer as upheld
    from evaluations e
      left join questions q on q.season_id = e.season_id and q.id = e.question_id
      left join appealed a on a.evaluation_id = e.id
    where e.season_id = ${seasonId} and not ${isSheetMark(sql`e.id`)}
    group by 1, 2, 3 order by 3 desc, 1 desc, 2
  `.execute(reading(db))
  return rows
}
