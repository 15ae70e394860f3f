import { Rating } from 'ts-fsrs'

import type { Review } from './review.ts'
import type { ReviewCard } from './cards/reviewCard.ts'
import { scheduler } from './cards/scheduler.ts'

export const dayMs = 86_400_000
/** Somebody who misses a part again on the same day has forgotten it once. */
const sameMissMs = dayMs / 2

/**
 * The card after one more review. A review that is older than the card's
 * last changes nothing but the count: logs are replayed in the order of
 * their times. A recall right after another teaches nothing about memory, and leaves the estimate as it is.
 */
export function applyReview(card: ReviewCard | undefined, { at, rating }: Pick<Review, 'at' | 'rating'>): ReviewCard {
  const isGood = rating === 'good'
  if (card === undefined) {
    const { stability, difficulty } = scheduler.next_state(null, 0, isGood ? Rating.Good : Rating.Again)
    return {
      stability,
      difficulty,
      reviewedAt: at,
      reviews: 1,
      lapses: 0,
      recalled: isGood ? { first: at, last: at } : undefined,
    }
  }
  const reviews = card.reviews + 1
  if (at < card.reviewedAt) return { ...card, reviews }
  const isSameMiss = !isGood && card.recalled === undefined && at - card.reviewedAt < sameMissMs
  const { stability, difficulty } = isSameMiss
    ? card
    : scheduler.next_state(
        { stability: card.stability, difficulty: card.difficulty },
        (at - card.reviewedAt) / dayMs,
        isGood ? Rating.Good : Rating.Again,
      )
  return {
    stability,
    difficulty,
    reviewedAt: at,
    reviews,
    lapses: card.lapses + (!isGood && card.recalled !== undefined ? 1 : 0),
    recalled: isGood ? { first: card.recalled?.first ?? at, last: at } : undefined,
  }
}
