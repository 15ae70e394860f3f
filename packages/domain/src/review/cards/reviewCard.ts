/**
 * What is known of a child's memory of one part, made of its reviews
 * alone. Times are milliseconds since 1970; `stability` is the days after
 * which nine of ten still recall it, `difficulty` from 1 to 10.
 */
export type ReviewCard = {
  stability: number
  difficulty: number
  reviewedAt: number
  reviews: number
  /** How often it was forgotten after it had been recalled. */
  lapses: number
  /** The first and the last recall since it was last forgotten; undefined while it is. */
  recalled: { first: number; last: number } | undefined
}

/** What of a card tells how well its part is remembered at a moment. */
export type Remembered = Pick<ReviewCard, 'stability' | 'reviewedAt' | 'recalled'>
