import type { ReviewedPart } from '@seraph/schema/review'

import { rateParts } from '../rateParts.ts'
import { replayReviews } from '../replayReviews.ts'
import type { ReviewCard } from './reviewCard.ts'

/**
 * A line of the review log: how an answer's parts went. `id` rises from
 * line to line; `at`: when it was answered, milliseconds since 1970.
 */
export type ReviewLine = {
  id: number
  evaluationId: string
  questionId: string
  at: number
  wasHelped: boolean
  parts: readonly ReviewedPart[]
}

/**
 * The cards that a log makes, by part (`<question>/<part>`). Of the lines of
 * one answer the last counts: a mark that was changed is rated as it is now,
 * at the time of its answer (rule 195). The order of the lines is free.
 */
export function cardsOfLog(log: readonly ReviewLine[]): Map<string, ReviewCard> {
  const last = new Map<string, ReviewLine>()
  for (const line of log) {
    const known = last.get(line.evaluationId)
    if (known === undefined || known.id < line.id) last.set(line.evaluationId, line)
  }
  return replayReviews([...last.values()].flatMap(rateParts))
}
