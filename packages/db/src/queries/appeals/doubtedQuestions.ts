import type { DoubtedQuestion } from '@seraph/schema/http/appeals/doubtedQuestions'
import { mostDoubtedWordings } from '@seraph/schema/http/appeals/doubtedQuestions'
import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { isDecidedBy } from './isDecidedBy.ts'
import type { Whose } from './waitingAppeals.ts'

/** The questions whose marks are doubted, those that were overturned most first. What guests ask is nobody's but the admin's. */
export async function listDoubtedQuestions(db: Read, { seasonId, coachId, limit }: Whose): Promise<DoubtedQuestion[]> {
  const { rows } = await sql<DoubtedQuestion>`
    with worded as (
      select a.question_id, a.part_id, a.wording, count(*) as appealed, count(*) filter (where a.decision = 'accepted') as overturned,
        count(*) filter (where a.decision = 'question_wrong') as question_wrong
      from appeals a join players p on p.id = a.player_id
      where a.season_id = ${seasonId} and ${isDecidedBy(coachId)}
      group by a.question_id, a.part_id, a.wording
    ), doubted as (
      select question_id, sum(appealed) as appealed, 0 as guests, sum(overturned) as overturned, sum(question_wrong) as question_wrong
      from worded group by question_id
      union all
      select question_id, 0, sum(asked), 0, 0 from guest_appeals
      where season_id = ${seasonId} and ${coachId ?? null}::uuid is null group by question_id
    ), ranked as (
      select d.question_id, max(q.question) as question, max(q.verse) as reference, sum(d.appealed)::integer as appealed,
        sum(d.guests)::integer as guests, sum(d.overturned)::integer as overturned, sum(d.question_wrong)::integer as question_wrong
      from doubted d join questions q on q.season_id = ${seasonId} and q.id = d.question_id
      group by d.question_id
      order by sum(d.overturned) + sum(d.question_wrong) desc, sum(d.appealed) + sum(d.guests) desc, d.question_id limit ${limit}
    )
    select r.*, (
      select coalesce(jsonb_agg(to_jsonb(most) order by most.appealed desc, most.wording), '[]')
      from (select w.part_id as "partId", w.wording, w.appealed, w.overturned from worded w where w.question_id = r.question_id
        order by w.appealed desc, w.wording limit ${mostDoubtedWordings}) as most) as wordings
    from ranked r
    order by r.overturned + r.question_wrong desc, r.appealed + r.guests desc, r.question_id
  `.execute(reading(db))
  return rows
}
