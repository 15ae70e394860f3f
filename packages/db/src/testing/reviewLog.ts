import { sql } from 'kysely'

import type { Database } from '../open.ts'
import { storedReview } from '../queries/reviews/reviewState.ts'
import type { StoredReview } from '../queries/reviews/reviewState.ts'

/** A player's whole review log. */
export async function listReviewLog(db: Database, playerId: string): Promise<StoredReview[]> {
  const { rows } = await sql<{ review: StoredReview }>`
    select ${storedReview} as review from reviews r where r.player_id = ${playerId} order by r.id
  `.execute(db)
  return rows.map(({ review }) => review)
}

/** Makes it as if so much time had gone by since everything that the player was asked. */
export async function ageReviews(db: Database, playerId: string, hours: number): Promise<void> {
  await sql`
    update reviews set reviewed_at = reviewed_at - ${hours}::integer * interval '1 hour', applied_at = null where player_id = ${playerId}
  `.execute(db)
}
