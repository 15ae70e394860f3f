import { applyReview } from '@seraph/domain/review/applyReview'
import { estimatedRecall } from '@seraph/domain/review/cards/estimatedRecall'
import type { Review } from '@seraph/domain/review/review'
import type { ReviewCard } from '@seraph/domain/review/cards/reviewCard'
import type { Random } from '@seraph/infra/test/seededRandom'

/** How often something that was never asked is known all the same: from sermons, stories, other questions. */
const knownBefore = 0.2
/** Children differ: the days that each keeps something are FSRS's own times one of these. */
const abilities = [0.5, 0.7, 1, 1.4, 2] as const

/**
 * A made-up child who forgets by FSRS's own model, some faster and some
 * more slowly than the scheduler believes. `answer`: whether each part was
 * recalled at that moment; what is missed is read, and learnt anew.
 */
export type SimulatedChild = {
  log: Review[]
  cards: Map<string, ReviewCard>
  answer: (cards: readonly string[], at: number) => void
  /** How likely a part is truly recalled. */
  recallOf: (card: string, at: number) => number
}

export function openChild(random: Random): SimulatedChild {
  const ability = random.pick(abilities)
  const log: Review[] = []
  const cards = new Map<string, ReviewCard>()
  const recallOf = (name: string, at: number): number => {
    const card = cards.get(name)
    if (card === undefined) return knownBefore
    return estimatedRecall({ ...card, stability: card.stability * ability }, at)
  }
  return {
    log,
    cards,
    recallOf,
    answer(names, at) {
      for (const name of names) {
        const isRecalled = random.below(1_000_000) < recallOf(name, at) * 1_000_000
        const review: Review = { card: name, at, rating: isRecalled ? 'good' : 'again' }
        log.push(review)
        cards.set(name, applyReview(cards.get(name), review))
      }
    },
  }
}
