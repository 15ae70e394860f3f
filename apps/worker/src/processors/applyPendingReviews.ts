import { listPendingReviews, storeCards } from '@seraph/db/queries/reviews/storeCards'
import type { MadeCards } from '@seraph/db/queries/reviews/storeCards'
import type { Tx } from '@seraph/db/open'
import { cardsOfLog } from '@seraph/domain/review/cards/cardsOfLog'
import { packCard } from '@seraph/domain/review/cards/packedCard'

/**
 * Makes the cards of players' questions anew where the log has lines that
 * aren't in them yet, and marks those lines. Each of these questions is
 * replayed whole, so that a changed mark leaves nothing of the former behind (rule 195). Lock the totals first. Returns how many questions.
 */
export async function applyPendingReviews(
  tx: Tx,
  keys: { playerIds: readonly string[]; seasonId: string },
): Promise<number> {
  const logged = await listPendingReviews(tx, keys)
  if (logged.length === 0) return 0
  const made = [...Map.groupBy(logged, ({ playerId }) => playerId)].flatMap(([playerId, own]) => {
    const log = own.map(({ review }) => review)
    return [...Map.groupBy(log, ({ questionId }) => questionId)].map(([questionId, lines]): MadeCards => {
      const cards = [...cardsOfLog(lines)].map(([name, card]) => [name.slice(questionId.length + 1), packCard(card)])
      return { playerId, questionId, cards: Object.fromEntries(cards) as MadeCards['cards'] }
    })
  })
  const reviewIds = logged.filter(({ isPending }) => isPending).map(({ review }) => review.id)
  await storeCards(tx, keys.seasonId, { made, reviewIds })
  return made.length
}
