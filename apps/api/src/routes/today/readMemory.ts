import type { PackedReviews } from '@seraph/db/queries/reviews/reviewState'
import { cardsOfLog } from '@seraph/domain/review/cards/cardsOfLog'
import { packCard } from '@seraph/domain/review/cards/packedCard'
import type { PackedCard } from '@seraph/domain/review/cards/packedCard'
import { withQuestions } from '@seraph/domain/review/cards/storedMemory'
import type { StoredMemory } from '@seraph/domain/review/cards/storedMemory'

import { unpackMemory } from './unpackMemory.ts'

/** A player's memory: the stored cards, and those of questions that were answered since, made of their log. */
export function readMemory({ ids, packed, log }: PackedReviews): StoredMemory {
  const newer = new Map<string, Record<string, PackedCard>>(log.map(({ questionId }) => [questionId, {}]))
  for (const [name, card] of cardsOfLog(log)) {
    const end = name.lastIndexOf('/')
    const cards = newer.get(name.slice(0, end))
    if (cards !== undefined) cards[name.slice(end + 1)] = packCard(card)
  }
  return withQuestions(unpackMemory({ ids, packed }), newer)
}
