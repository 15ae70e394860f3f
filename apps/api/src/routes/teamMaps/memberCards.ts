import type { ReviewState } from '@seraph/db/queries/reviews/reviewState'
import { cardsOfLog } from '@seraph/domain/review/cards/cardsOfLog'
import { packCard } from '@seraph/domain/review/cards/packedCard'
import type { PackedCard } from '@seraph/domain/review/cards/packedCard'
import type { MemberCards } from '@seraph/domain/teamMap/mapQuestion'

/** A member's cards: the stored ones, and those of questions that were answered since, made of their log. */
export function memberCards({ cards, log }: Pick<ReviewState, 'cards' | 'log'>): MemberCards {
  if (log.length === 0) return cards
  const newer: Record<string, Record<string, PackedCard>> = {}
  for (const { questionId } of log) newer[questionId] = {}
  for (const [name, card] of cardsOfLog(log)) {
    const end = name.lastIndexOf('/')
    const known = newer[name.slice(0, end)]
    if (known !== undefined) known[name.slice(end + 1)] = packCard(card)
  }
  return { ...cards, ...newer }
}
