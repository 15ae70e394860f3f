import type { ReviewedPart } from '@seraph/schema/review'
import { sql } from 'kysely'

import type { Tx } from '../../open.ts'

/** How parts of a question went elsewhere than in an answer to it; `sittingId`: a new one each, in the place of an evaluation's. */
export type NewReview = { sittingId: string; questionId: string; parts: readonly ReviewedPart[] }

/** Adds lines to a player's review log (rule 195), at the time when they were earned. */
export async function insertReviews(
  tx: Tx,
  { playerId, seasonId, at }: { playerId: string; seasonId: string; at: Date },
  reviews: readonly NewReview[],
): Promise<void> {
  if (reviews.length === 0) return
  const rows = reviews.map(({ sittingId, questionId, parts }) => ({ id: sittingId, question: questionId, parts }))
  await sql`
    insert into reviews (evaluation_id, player_id, season_id, question_id, reviewed_at, was_helped, parts)
    select n.id, ${playerId}, ${seasonId}, n.question, ${at}, false, n.parts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, question text, parts jsonb)
    order by n.question
  `.execute(tx)
}
