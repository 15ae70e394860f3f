import type { ReviewedPart } from '@seraph/schema/review'

import type { Review } from './review.ts'

/**
 * The reviews that an answer makes, one a part of the question. A part given
 * is good; one that is missing or wrong, and every part of an answer for
 * which a hint was asked for or the verse was opened, has to be learnt
 * again. Where the judge has split a part, all its pieces must be given.
 * Verdicts without ids, which older versions stored, say nothing of parts and make none.
 */
export function rateParts(answer: {
  questionId: string
  at: number
  parts: readonly ReviewedPart[]
  wasHelped: boolean
}): Review[] {
  const given = new Map<string, boolean>()
  for (const { id, status } of answer.parts) {
    if (id === undefined) continue
    const [part = id] = id.split('.')
    given.set(part, (given.get(part) ?? true) && status === 'given')
  }
  return [...given].map(([part, isGiven]) => ({
    card: `${answer.questionId}/${part}`,
    at: answer.at,
    rating: isGiven && !answer.wasHelped ? 'good' : 'again',
  }))
}
