import type { ReviewedPart } from '@seraph/schema/review'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import { milliseconds } from '../milliseconds.ts'

/** A line of the review log as it is stored; `at`: milliseconds since 1970; `id`: 0 where the answer itself is the line. */
export type StoredReview = {
  id: number
  evaluationId: string
  questionId: string
  at: number
  wasHelped: boolean
  parts: ReviewedPart[]
}

/** A `StoredReview` as JSON, from `reviews r`. */
export const storedReview = sql<StoredReview>`json_build_object(
  'id', r.id, 'evaluationId', r.evaluation_id, 'questionId', r.question_id, 'at', ${milliseconds(sql.ref('r.reviewed_at'))},
  'wasHelped', r.was_helped, 'parts', r.parts)`

/** Of `evaluations e`: whether the answer rates parts and has no line of its own yet. */
export const isUnlogged = sql<boolean>`(not e.is_logged and e.player_id is not null and e.recall <> 'practice')`

/**
 * How the parts of an answer went by the mark that counts, from `evaluations e`; what people gave is given; null where
 * its verdict doesn't name them. No function of the database: it would be planned anew in each transaction.
 */
export const reviewedParts = sql`(
  select jsonb_agg(jsonb_build_object('id', part -> 'id', 'status', case
      when e.added_points > 0 and exists (
        select from remarks m where m.evaluation_id = e.id and m.part_id = part ->> 'id' and m.undone_at is null) then '"given"'
      else part -> 'status' end) order by place)
  from jsonb_array_elements(case e.judged_by when 'model' then e.model else e.built_in end -> 'parts')
    with ordinality as each(part, place)
  where part ? 'id')`

/** The answers that have no line yet, as the lines that they will have; `where`: which of `evaluations e`. */
export function unloggedReviews(where: RawBuilder<unknown>): RawBuilder<StoredReview> {
  return sql`
    select json_build_object('id', 0, 'evaluationId', e.id, 'questionId', e.question_id, 'at', ${milliseconds(sql.ref('e.created_at'))},
      'wasHelped', e.recall = 'helped', 'parts', reviewed.parts)
    from evaluations e, lateral (select ${reviewedParts} as parts) as reviewed
    where ${where} and ${isUnlogged} and reviewed.parts is not null`
}
