import { dayMs } from './applyReview.ts'
import { dueOfPart } from './cards/dueAt.ts'
import { recalledAt, reviewedAt } from './cards/storedMemory.ts'
import { firstOf } from './firstOf.ts'
import { gainOfAsking } from './gainOfAsking.ts'
import { hasMissedPart } from './recall/hasMissedPart.ts'
import { leastRecall } from './recall/leastRecall.ts'
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

/** A question to ask again: those of the first `group` come first, of one group the heaviest. */
type Found = { question: ReviewQuestion; group: 0 | 1; weight: number }

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
  if (room === 0) return []
  const isLast = eventAt !== undefined && eventAt > now && eventAt - now <= lastDays * dayMs
  const judgedAt = isLast ? eventAt : now
  const day = eventAt !== undefined && eventAt > now ? eventAt : now + lastDays * dayMs
  const isTooLate = isLast && eventAt - now <= lastNewDays * dayMs
  const again: Record<'gaining' | 'others', Found[]> = { gaining: [], others: [] }
  const unmet: ReviewQuestion[] = []
  for (const question of questions) {
    const start = known.starts[question.nth] ?? 0
    if (start === 0) {
      unmet.push(question)
      continue
    }
    const due = dueNow(known, start, given)
    if (due === 'today' || !(due === 'due' || isLast)) continue
    if (due === 'later' && leastRecall(known, start, judgedAt) >= 0.9) continue
    const gain = gainOfAsking(known, start, { now, day })
    const isHeld = isLast && isAllHeld(known, start)
    const weight = gain <= 0 || isHeld ? 1 - leastRecall(known, start, judgedAt) : gain
    again[gain > 0 ? 'gaining' : 'others'].push({ question, group: gain > 0 && isLast && !isHeld ? 1 : 0, weight })
  }
  const ownFirst = (one: ReviewQuestion, other: ReviewQuestion): number =>
    Number(other.isAssigned) - Number(one.isAssigned)
  const inTurn = (some: readonly Found[], count: number) =>
    firstOf(
      some,
      count,
      (one, other) => ownFirst(one.question, other.question) || one.group - other.group || other.weight - one.weight,
    ).map(({ question }) => {
      const isMissed = hasMissedPart(known, known.starts[question.nth] ?? 0)
      return { question, reason: isMissed ? ('missed' as const) : ('due' as const) }
    })
  const fresh = firstOf(unmet, room, ownFirst).map((question) => ({ question, reason: 'new' as const }))
  const forNew = isTooLate ? 0 : Math.min(fresh.length, Math.ceil(room * newShare))
  const gaining = inTurn(again.gaining, room - forNew)
  const others = inTurn(again.others, room)
  const inOrder = [...gaining, ...(isTooLate ? [...others, ...fresh] : [...fresh, ...others])].slice(0, room)
  return spreadSiblings(inOrder, ({ question }) => versesNamed(question.verse)).map(({ question, reason }) => ({
    id: question.id,
    reason,
  }))
}

/** Whether a question was answered today, has a part that is due or was never met, or is only due later. */
function dueNow(
  { memory, places }: KnownParts,
  start: number,
  { now, eventAt }: { now: number; eventAt?: number },
): 'today' | 'due' | 'later' {
  const end = start + (places[start] ?? 0)
  let isDue = false
  for (let at = start + 1; at <= end; at += 1) {
    const place = places[at] ?? -1
    if (place >= 0 && now - reviewedAt(memory, place) < dayMs / 2) return 'today'
    isDue ||= place < 0 || dueOfPart(memory, place, eventAt) <= now
  }
  return isDue ? 'due' : 'later'
}

/** Whether every part of a question was met and is recalled. */
function isAllHeld({ memory, places }: KnownParts, start: number): boolean {
  const end = start + (places[start] ?? 0)
  for (let at = start + 1; at <= end; at += 1) {
    const place = places[at] ?? -1
    if (place < 0 || recalledAt(memory, place) === 0) return false
  }
  return true
}
