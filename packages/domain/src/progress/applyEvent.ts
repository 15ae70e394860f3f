import { creditedSeconds } from './creditedSeconds.ts'
import type { LoginCredit, PlayerTotals } from './playerTotals.ts'
import type { ProgressEvent, QuestionKind } from './progressEvent.ts'

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
  }
  return {
    ...totals,
    studySeconds: totals.studySeconds - creditedSeconds(before) + creditedSeconds(after),
    lastStudyAt: Math.max(totals.lastStudyAt ?? event.occurredAt, event.occurredAt),
    credits: { ...totals.credits, [event.loginId]: after },
  }
}

function countQuestions(totals: PlayerTotals, event: ProgressEvent, kind: QuestionKind): PlayerTotals {
  const { questions, earned, possible } = totals.byKind[kind]
  const [chapter, ...others] = event.chapters
  const hasOneChapter = chapter !== undefined && others.length === 0 && event.pointsPossible > 0
  const ofChapter = hasOneChapter ? totals.byChapter[chapter] : undefined
  return {
    ...totals,
    totalQuestions: totals.totalQuestions + event.questionsAnswered,
    triviaPoints: totals.triviaPoints + (kind === 'trivia' ? event.triviaPoints : 0),
    byKind: {
      ...totals.byKind,
      [kind]: {
        questions: questions + event.questionsAnswered,
        earned: earned + event.pointsEarned,
        possible: possible + event.pointsPossible,
      },
    },
    byChapter:
      hasOneChapter && kind !== 'self-graded'
        ? {
            ...totals.byChapter,
            [chapter]: {
              earned: (ofChapter?.earned ?? 0) + event.pointsEarned,
              possible: (ofChapter?.possible ?? 0) + event.pointsPossible,
            },
          }
        : totals.byChapter,
  }
}

function count(totals: PlayerTotals, event: ProgressEvent): PlayerTotals {
  const { kind } = event
  if (kind === 'study') return totals
  if (kind === 'memory') return { ...totals, memoryPoints: totals.memoryPoints + event.memoryPoints }
  if (kind === 'crossword') {
    return { ...totals, crosswordsCompleted: totals.crosswordsCompleted + event.crosswordsCompleted }
  }
  return countQuestions(totals, event, kind)
}

/**
 * The totals with one more event. Events may come in any order and in any batches: the same ones give the same totals
 * (rulings 19 and 20). Each event is applied once; that is for the caller to see to. Only what belongs to an event's
 * kind counts: a crossword answers no questions.
 * @param loginAt when the event's login was, in milliseconds since 1970: the same for every event of that login.
 */
export function applyEvent(totals: PlayerTotals, event: ProgressEvent, loginAt: number): PlayerTotals {
  const chapters = [...new Set([...totals.chapters, ...event.chapters])].toSorted((a, b) => a - b)
  return { ...count(creditStudyTime(totals, event, loginAt), event), chapters }
}
