import { computeDecayFactor } from 'ts-fsrs'

import { dayMs } from '../applyReview.ts'
import type { Remembered } from './reviewCard.ts'
import { reviewedAt, stabilityAt } from './storedMemory.ts'
import type { StoredMemory } from './storedMemory.ts'
import { scheduler } from './scheduler.ts'

/** FSRS's curve of forgetting is made of these two; worked out once, since a day's plan asks for thousands of its points. */
const { decay, factor } = computeDecayFactor(scheduler.parameters.w)

/** For how many times its stability a part is recalled with such a chance at least: where the curve comes down to it. */
export function stabilitiesUntil(recall: number): number {
  return (recall ** (1 / decay) - 1) / factor
}

/** How likely a part is recalled at a moment, from 0 to 1; 0 for one that was never met. */
export function estimatedRecall(card: Remembered | undefined, at: number): number {
  return card === undefined ? 0 : recallAfter(card.stability, at - card.reviewedAt)
}

/** The same of the part at a place in what is stored; 0 at -1, where there is none. */
export function recallOfPart(memory: StoredMemory, place: number, at: number): number {
  return place < 0 ? 0 : recallAfter(stabilityAt(memory, place), at - reviewedAt(memory, place))
}

function recallAfter(stability: number, ms: number): number {
  return (1 + (factor * (Math.max(0, ms) / dayMs)) / stability) ** decay
}
