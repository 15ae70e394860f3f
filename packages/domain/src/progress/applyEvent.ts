import type { ProgressEvent } from '@seraph/schema/progress/progressEvent'
import { countsOfKind, isMarkedKind, isQuestionKind, sumNames } from '@seraph/schema/progress/progressKinds'
import type { CountName, QuestionKind } from '@seraph/schema/progress/progressKinds'

import { addCounted } from '../counting/countedTotals.ts'
import { creditedSeconds } from './creditedSeconds.ts'
import type { LoginCredit, PlayerTotals } from './playerTotals.ts'

function creditStudyTime(totals: PlayerTotals, event: ProgressEvent, loginAt: number): PlayerTotals {
  const before = totals.credits[event.loginId]
  const { localDate, studySeconds } = event
  const after: LoginCredit = {
    claimedSeconds: (before?.claimedSeconds ?? 0) + studySeconds,
    claimedByDay: {
      ...before?.claimedByDay,
      [localDate]: (before?.claimedByDay[localDate] ?? 0) + studySeconds,
    },
    loginAt,
    latestAt: Math.max(before?.latestAt ?? event.occurredAt, event.occurredAt),
    ...openingOf(before, event),
  }
  const opened = openingSeconds(after) - openingSeconds(before)
  return {
    ...totals,
    counted: { ...totals.counted, studySeconds: totals.counted.studySeconds + opened },
    studySeconds: totals.studySeconds - creditedSeconds(before) + creditedSeconds(after),
    lastStudyAt: Math.max(totals.lastStudyAt ?? event.occurredAt, event.occurredAt),
    credits: { ...totals.credits, [event.loginId]: after },
  }
}

/** What the login's events from before the upgrade claim, with this one where it is of them. */
function openingOf(before: LoginCredit | undefined, event: ProgressEvent): Pick<LoginCredit, 'opening'> {
  const opening = before?.opening
  if (event.counted !== null) return opening === undefined ? {} : { opening }
  const claimedSeconds = (opening?.claimedSeconds ?? 0) + event.studySeconds
  return { opening: { claimedSeconds, latestAt: Math.max(opening?.latestAt ?? event.occurredAt, event.occurredAt) } }
}

function openingSeconds(credit: LoginCredit | undefined): number {
  return credit?.opening === undefined ? 0 : creditedSeconds({ ...credit.opening, loginAt: credit.loginAt })
}

function addQuestions(totals: PlayerTotals, { counts }: ProgressEvent, kind: QuestionKind): PlayerTotals {
  const { questions, earned, possible } = totals.byKind[kind]
  return {
    ...totals,
    totalQuestions: totals.totalQuestions + counts.questionsAnswered,
    byKind: {
      ...totals.byKind,
      [kind]: {
        questions: questions + counts.questionsAnswered,
        earned: earned + counts.pointsEarned,
        possible: possible + counts.pointsPossible,
      },
    },
  }
}

/** Points of an event about several chapters belong to none of them; its correction has the same chapters. */
function addToChapter(totals: PlayerTotals, event: ProgressEvent): PlayerTotals {
  const { chapters, counts, correctionOf, kind } = event
  const [chapter, ...others] = chapters
  const hasPoints = counts.pointsPossible > 0 || correctionOf !== null
  if (chapter === undefined || others.length > 0 || !hasPoints || !isMarkedKind(kind)) return totals
  const { earned, possible } = totals.byChapter[chapter] ?? { earned: 0, possible: 0 }
  const after = { earned: earned + counts.pointsEarned, possible: possible + counts.pointsPossible }
  return { ...totals, byChapter: { ...totals.byChapter, [chapter]: after } }
}

function addCounts(totals: PlayerTotals, event: ProgressEvent): PlayerTotals {
  const { kind, counts } = event
  const own: readonly CountName[] = countsOfKind[kind]
  const sums = sumNames.filter((name) => own.includes(name)).map((name) => [name, totals[name] + counts[name]])
  const counted = addCounted(totals.counted, event)
  const summed: PlayerTotals = { ...totals, ...(Object.fromEntries(sums) as Partial<PlayerTotals>), counted }
  return isQuestionKind(kind) ? addToChapter(addQuestions(summed, event, kind), event) : summed
}

/**
 * The totals with one more event. Events may come in any order and in any batches: the same ones give the same totals
 * (rules 19 and 20). Each event is applied once; that is for the caller to see to. Only what belongs to an event's
 * kind counts: a crossword answers no questions. A correction changes points and is no study (rule 139).
 * @param loginAt when the event's login was, in milliseconds since 1970: the same for every event of that login.
 */
export function applyEvent(totals: PlayerTotals, event: ProgressEvent, loginAt: number): PlayerTotals {
  if (event.correctionOf !== null) return addCounts(totals, event)
  const chapters = [...new Set([...totals.chapters, ...event.chapters])].toSorted((a, b) => a - b)
  return { ...addCounts(creditStudyTime(totals, event, loginAt), event), chapters }
}
