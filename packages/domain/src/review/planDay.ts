import { dayMs } from './applyReview.ts'
import { dueAt } from './dueAt.ts'
import { estimatedRecall } from './estimatedRecall.ts'
import type { KnownParts } from './knownParts.ts'
import type { ReviewQuestion } from './reviewQuestion.ts'
import { spreadSiblings } from './spreadSiblings.ts'
import { versesNamed } from './versesNamed.ts'

/** More than this is no ten minutes any more. */
export const mostQuestionsADay = 40
const lastDays = 21
/**
 * As much of a day is for new questions while there are any: with none what is forgotten again and again takes every day. Measured by
 * `infra/trials/memory` (a share of .2 to .35 keeps most).
 */
const newShare = 0.25

/** Why a question is in the day's plan: it was missed, it is due, or it was never met. */
export type PlannedQuestion = { id: string; reason: 'missed' | 'due' | 'new' }

/**
 * The questions that are best now, at most `limit` (40 a day, less what the
 * day has had already): those that were missed, then those that are due,
 * the least likely recalled first, and for a quarter of the day at least new ones in the
 * order given, one's own assignment first in each. In the last 21 days before the event
 * whatever would most likely be forgotten on its day comes first, due or not.
 * Questions of one verse don't stand side by side where that can be helped.
 */
export function planDay(
  questions: readonly ReviewQuestion[],
  known: KnownParts,
  given: { now: number; eventAt?: number; limit: number; askedToday: number },
): PlannedQuestion[] {
  const { now, eventAt } = given
  const room = Math.max(0, Math.min(given.limit, mostQuestionsADay - given.askedToday))
  const isLast = eventAt !== undefined && eventAt > now && eventAt - now <= lastDays * dayMs
  const judgedAt = isLast ? eventAt : now
  const found = questions.map((question) => {
    const parts = known.get(question.id)
    if (parts === undefined) return { question, risk: 1, isNew: true, isDue: true, isRisky: false, isMissed: false }
    const isMissed = parts.some((part) => part !== undefined && part.recalled === undefined)
    const risk = 1 - Math.min(...parts.map((part) => estimatedRecall(part, judgedAt)))
    const isDue = parts.some((part) => part === undefined || dueAt(part, eventAt) <= now)
    const isToday = parts.some((part) => part !== undefined && now - part.reviewedAt < dayMs / 2)
    return {
      question,
      risk,
      isNew: false,
      isDue: isDue && !isToday,
      isRisky: isLast && !isToday && risk > 0.1,
      isMissed,
    }
  })
  const byRisk = (one: (typeof found)[number], other: (typeof found)[number]): number =>
    Number(other.question.isAssigned) - Number(one.question.isAssigned) || other.risk - one.risk
  const again = found.filter((one) => !one.isNew && (one.isDue || one.isRisky))
  const unmet = found
    .filter(({ isNew }) => isNew)
    .toSorted((one, other) => Number(other.question.isAssigned) - Number(one.question.isAssigned))
  const repeated = [
    ...again.filter(({ isMissed }) => isMissed).toSorted(byRisk),
    ...again.filter(({ isMissed }) => !isMissed).toSorted(byRisk),
  ].slice(0, room - Math.min(unmet.length, Math.ceil(room * newShare)))
  const inOrder = [...repeated, ...unmet.slice(0, room - repeated.length)]
  return spreadSiblings(inOrder, ({ question }) => versesNamed(question.verse)).map(
    ({ question, isNew, isMissed }) => ({
      id: question.id,
      reason: isNew ? 'new' : isMissed ? 'missed' : 'due',
    }),
  )
}
