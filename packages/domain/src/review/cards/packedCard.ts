import type { ReviewCard } from './reviewCard.ts'

/** A card as it is stored: stability, difficulty, last review, reviews, lapses and, where it is recalled, the first and the last recall. */
export type PackedCard = readonly number[]

/** A card in a form a third as long as its JSON: a child has thousands of them, read together. */
export function packCard(card: ReviewCard): PackedCard {
  const { stability, difficulty, reviewedAt, reviews, lapses, recalled } = card
  const known = [stability, difficulty, reviewedAt, reviews, lapses]
  return recalled === undefined ? known : [...known, recalled.first, recalled.last]
}

/** The card that was packed. */
export function unpackCard(packed: PackedCard): ReviewCard {
  const [stability = 0, difficulty = 0, reviewedAt = 0, reviews = 0, lapses = 0, first, last] = packed
  return {
    stability,
    difficulty,
    reviewedAt,
    reviews,
    lapses,
    recalled: first === undefined || last === undefined ? undefined : { first, last },
  }
}
