import type { ReviewState } from '@seraph/db/queries/reviews/reviewState'
import { cardsOfLog } from '@seraph/domain/review/cards/cardsOfLog'
import { unpackCard } from '@seraph/domain/review/cards/packedCard'
import type { ReviewCard } from '@seraph/domain/review/cards/reviewCard'

/** A player's cards by part: the stored ones, and those of questions that were answered since, made of their log. */
export function readCards({ cards, log }: ReviewState): Map<string, ReviewCard> {
  const read = new Map<string, ReviewCard>()
  for (const [question, parts] of Object.entries(cards))
    for (const [part, packed] of Object.entries(parts)) read.set(`${question}/${part}`, unpackCard(packed))
  const newer = new Set(log.map(({ questionId }) => questionId))
  for (const question of newer)
    for (const part of Object.keys(cards[question] ?? {})) read.delete(`${question}/${part}`)
  for (const [name, card] of cardsOfLog(log)) read.set(name, card)
  return read
}
