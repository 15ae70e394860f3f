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
export const newShare = 0.25
/** In so many days before the event what is new is recalled twice by hardly anybody: it comes where nothing is to be said again. */
export const lastNewDays = 14

/** Why a question is in the day's plan: it was missed, it is due, or it was never met. */
export type PlannedQuestion = { id: string; reason: 'missed' | 'due' | 'new' }

/** A question to ask again; `risk`: how likely its weakest part is forgotten. */
type Found = { question: ReviewQuestion; risk: number; isMissed: boolean }

/**
 * The questions that are best now, at most `limit` (40 a day, less what the
 * day has had already): those that were missed or are due, the least likely recalled
 * first, and for a quarter of the day at least new ones in the order given, one's own
 * assignment first in each. In the last 21 days before the event
 * whatever would most likely be forgotten on its day comes first, due or not, and in the last 14 what is new after all of it.
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
  const isTooLate = isLast && eventAt - now <= lastNewDays * dayMs
  const again: Found[] = []
  const unmet: ReviewQuestion[] = []
  for (const question of questions) {
    const parts = known.get(question.id)
    if (parts === undefined) {
      unmet.push(question)
      continue
    }
    let [recall, isMissed, isDue, isToday] = [1, false, false, false]
    for (const part of parts) {
      recall = Math.min(recall, estimatedRecall(part, judgedAt))
      isMissed ||= part !== undefined && part.recalled === undefined
      isDue ||= part === undefined || dueAt(part, eventAt) <= now
      isToday ||= part !== undefined && now - part.reviewedAt < dayMs / 2
    }
    if (!isToday && (isDue || (isLast && recall < 0.9))) again.push({ question, risk: 1 - recall, isMissed })
  }
  const byRisk = (one: Found, other: Found): number =>
    Number(other.question.isAssigned) - Number(one.question.isAssigned) || other.risk - one.risk
  const fresh = unmet.toSorted((one, other) => Number(other.isAssigned) - Number(one.isAssigned))
  const forNew = isTooLate ? 0 : Math.min(fresh.length, Math.ceil(room * newShare))
  const repeated = again.toSorted(byRisk).slice(0, room - forNew)
  const inOrder = [
    ...repeated.map(({ question, isMissed }) => ({
      question,
      reason: isMissed ? ('missed' as const) : ('due' as const),
    })),
    ...fresh.slice(0, room - repeated.length).map((question) => ({ question, reason: 'new' as const })),
  ]
  return spreadSiblings(inOrder, ({ question }) => versesNamed(question.verse)).map(({ question, reason }) => ({
    id: question.id,
    reason,
  }))
}
