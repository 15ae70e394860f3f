import type { QuestionKind } from './progressEvent.ts'

/** Points earned out of those that could be. */
export interface Points {
  earned: number
  possible: number
}

/** Questions answered, and their points. */
export interface QuestionTotals extends Points {
  questions: number
}

/**
 * What the events of one login claim, in sum and by the player's local day, when the login was and when the latest of them
 * occurred (milliseconds since 1970).
 */
export interface LoginCredit {
  claimedSeconds: number
  claimedByDay: Readonly<Record<string, number>>
  loginAt: number
  latestAt: number
}

/**
 * What one player's events of one season add up to: plain data, fit for JSON.
 * - `byKind`, `totalQuestions`: every answered question counts once in each.
 * - `chapters`: the ordinals explored, ascending; `byChapter`: AI and trivia points, of events about one chapter only.
 * - `studySeconds`: the credit of all logins together; `lastStudyAt`: milliseconds since 1970, null without events.
 */
export interface PlayerTotals {
  totalQuestions: number
  byKind: Readonly<Record<QuestionKind, QuestionTotals>>
  byChapter: Readonly<Record<number, Points>>
  chapters: readonly number[]
  crosswordsCompleted: number
  triviaPoints: number
  memoryPoints: number
  studySeconds: number
  lastStudyAt: number | null
  credits: Readonly<Record<string, LoginCredit>>
}

/** What is shown of a player among many. */
export type TotalsSummary = Omit<PlayerTotals, 'credits' | 'byChapter'>

/** The totals of a player who has done nothing yet. */
export function emptyTotals(): PlayerTotals {
  const none = { questions: 0, earned: 0, possible: 0 }
  return {
    totalQuestions: 0,
    byKind: { 'ai-evaluated': none, 'self-graded': none, trivia: none },
    byChapter: {},
    chapters: [],
    crosswordsCompleted: 0,
    triviaPoints: 0,
    memoryPoints: 0,
    studySeconds: 0,
    lastStudyAt: null,
    credits: {},
  }
}
