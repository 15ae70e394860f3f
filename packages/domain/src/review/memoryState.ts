import type { MemoryState } from '@seraph/schema/review'

import { estimatedRecall } from './estimatedRecall.ts'
import type { ReviewCard } from './reviewCard.ts'

const memoryStates: readonly MemoryState[] = ['unseen', 'seen', 'recalled', 'kept']

const apartMs = 48 * 3_600_000
const keptRecall = 0.7

/** The state of one part at a moment, and since when it has been so (undefined for `unseen`). */
export function memoryState(
  card: ReviewCard | undefined,
  at: number,
): { state: MemoryState; since: number | undefined } {
  if (card === undefined) return { state: 'unseen', since: undefined }
  const { recalled } = card
  if (recalled === undefined) return { state: 'seen', since: card.reviewedAt }
  const isKept = recalled.last - recalled.first >= apartMs && estimatedRecall(card, at) >= keptRecall
  return isKept ? { state: 'kept', since: recalled.last } : { state: 'recalled', since: recalled.first }
}

/**
 * The state of a verse or a chapter: that of its weakest part, where every part has been met; `seen` where some have. Without parts it is
 * `unseen`.
 */
export function weakestState(states: readonly MemoryState[]): MemoryState {
  if (states.every((state) => state === 'unseen')) return 'unseen'
  const weakest = memoryStates.find((state) => states.includes(state))
  return weakest === undefined || weakest === 'unseen' ? 'seen' : weakest
}
