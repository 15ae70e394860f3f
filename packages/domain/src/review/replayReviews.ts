import { applyReview } from './applyReview.ts'
import type { Review } from './review.ts'
import type { ReviewCard } from './cards/reviewCard.ts'

/**
 * The cards that a review log makes, by part. The log is the truth, in
 * any order: reviews of one moment count by their rating, misses first.
 */
export function replayReviews(log: readonly Review[]): Map<string, ReviewCard> {
  const cards = new Map<string, ReviewCard>()
  const inOrder = log.toSorted((a, b) => a.at - b.at || Number(a.rating === 'good') - Number(b.rating === 'good'))
  for (const review of inOrder) cards.set(review.card, applyReview(cards.get(review.card), review))
  return cards
}
