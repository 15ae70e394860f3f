import { sql } from 'kysely'

import type { Database } from '../open.ts'
import { isUnlogged, storedReview, unloggedReviews } from '../queries/reviews/reviewLines.ts'
import type { StoredReview } from '../queries/reviews/reviewLines.ts'

/** A player's whole review log, with the answers that have no line of their own yet at its end. */
export async function listReviewLog(db: Database, playerId: string): Promise<StoredReview[]> {
  const { rows } = await sql<{ review: StoredReview }>`
    select review from (
      select r.id as place, ${storedReview} as review from reviews r where r.player_id = ${playerId}
      union all
      select null, unlogged.review
      from (${unloggedReviews(sql`e.player_id = ${playerId}`)}) as unlogged (review)) as log
    order by place nulls last, review ->> 'at'
  `.execute(db)
  return rows.map(({ review }) => review)
}

/** Makes it as if so much time had gone by since everything that the player was asked. */
export async function ageReviews(db: Database, playerId: string, hours: number): Promise<void> {
  await sql`
    update reviews set reviewed_at = reviewed_at - ${hours}::integer * interval '1 hour', applied_at = null where player_id = ${playerId}
  `.execute(db)
  await sql`
    update evaluations e set created_at = created_at - ${hours}::integer * interval '1 hour' where e.player_id = ${playerId} and ${isUnlogged}
  `.execute(db)
}
