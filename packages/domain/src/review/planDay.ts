import { dayMs } from './applyReview.ts'
import { dueAt } from './cards/dueAt.ts'
import { estimatedRecall } from './cards/estimatedRecall.ts'
import { gainOfAsking } from './gainOfAsking.ts'
import type { KnownParts } from './knownParts.ts'
import type { ReviewQuestion } from './reviewQuestion.ts'
import { spreadSiblings } from './spreadSiblings.ts'
import { versesNamed } from './versesNamed.ts'

/** More than this is no ten minutes any more. */
export const mostQuestionsADay = 40
const lastDays = 21
/**
 * As much of a day is for new questions while there are any. Measured by `infra/trials/memory`: with a quarter a child meets too
 * little of what it could say on the day, with half of it too little is kept where time is short.
 */
export const newShare = 0.4
/** In so many days before the event what is new is recalled twice by hardly anybody: it comes where nothing is to be said again. */
export const lastNewDays = 14

/** Why a question is in the day's plan: it was missed, it is due, or it was never met. */
export type PlannedQuestion = { id: string; reason: 'missed' | 'due' | 'new' }

/** A question to ask again: those of the lowest `group` come first, of one group the heaviest. */
type Found = { question: ReviewQuestion; group: 0 | 1 | 2; weight: number; isMissed: boolean }

/**
 * The questions that are best now, at most `limit` (40 a day, less what the
 * day has had already), one's own assignment first. Of those that were missed or are due, most
 * of the day is for the ones by which most is gained towards what is kept on the event's day (`gainOfAsking`); new ones have
 * two fifths at least, in the order given; what is due and gains nothing comes last, the least likely recalled first.
 * In the last 21 days before the event whatever isn't sure on its day may come, due or not, first what has been said and is the likeliest
 * to be lost by then; in the last 14 what is new comes after all of it. Questions of one verse don't stand side by side where that can
 * be helped.
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
  const day = eventAt !== undefined && eventAt > now ? eventAt : now + lastDays * dayMs
  const isTooLate = isLast && eventAt - now <= lastNewDays * dayMs
  const again: Found[] = []
  const unmet: ReviewQuestion[] = []
  for (const question of questions) {
    const parts = known.get(question.id)
    if (parts === undefined) {
      unmet.push(question)
      continue
    }
    const isToday = parts.some((part) => part !== undefined && now - part.reviewedAt < dayMs / 2)
    const isDue = parts.some((part) => part === undefined || dueAt(part, eventAt) <= now)
    if (isToday || !(isDue || isLast)) continue
    let [recall, isMissed, isHeld] = [1, false, true]
    for (const part of parts) {
      recall = Math.min(recall, estimatedRecall(part, judgedAt))
      isMissed ||= part !== undefined && part.recalled === undefined
      isHeld &&= part?.recalled !== undefined
    }
    if (!isDue && recall >= 0.9) continue
    const [gain, risk] = [gainOfAsking(parts, { now, day }), 1 - recall]
    const group = gain <= 0 ? 2 : isLast && !isHeld ? 1 : 0
    again.push({ question, group, weight: group === 2 || (isLast && isHeld) ? risk : gain, isMissed })
  }
  const ownFirst = (one: ReviewQuestion, other: ReviewQuestion): number =>
    Number(other.isAssigned) - Number(one.isAssigned)
  const inTurn = again
    .toSorted(
      (one, other) => ownFirst(one.question, other.question) || one.group - other.group || other.weight - one.weight,
    )
    .map(({ question, group, isMissed }) => ({
      question,
      group,
      reason: isMissed ? ('missed' as const) : ('due' as const),
    }))
  const fresh = unmet
    .toSorted(ownFirst)
    .slice(0, room)
    .map((question) => ({ question, reason: 'new' as const }))
  const forNew = isTooLate ? 0 : Math.min(fresh.length, Math.ceil(room * newShare))
  const gaining = inTurn.filter(({ group }) => group < 2).slice(0, room - forNew)
  const others = inTurn.filter(({ group }) => group === 2)
  const inOrder = [...gaining, ...(isTooLate ? [...others, ...fresh] : [...fresh, ...others])].slice(0, room)
  return spreadSiblings(inOrder, ({ question }) => versesNamed(question.verse)).map(({ question, reason }) => ({
    id: question.id,
    reason,
  }))
}
