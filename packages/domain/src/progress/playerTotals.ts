import { emptyCounted, openingBalance } from '../counting/countedTotals.ts'
import type { CountedTotals } from '../counting/countedTotals.ts'
import { questionKinds, sumNames } from '@seraph/schema/progress/progressKinds'
import type { QuestionKind, SumName } from '@seraph/schema/progress/progressKinds'

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
 * occurred (milliseconds since 1970). `opening`: the same of those from before the upgrade alone, whose credit counts for ranks (rule 151).
 */
export interface LoginCredit {
  claimedSeconds: number
  claimedByDay: Readonly<Record<string, number>>
  loginAt: number
  latestAt: number
  opening?: { claimedSeconds: number; latestAt: number }
}

/**
 * What one player's events of one season add up to: plain data, fit for JSON.
 * - `byKind`, `totalQuestions`: every answered question counts once in each.
 * - the sums of single activities, under the names of what events count.
 * - `chapters`: the ordinals explored, ascending; `byChapter`: AI and trivia points, of events about one chapter only.
 * - `counted`: what of it counts for ranks and boards.
 * - `studySeconds`: the credit of all logins together; `lastStudyAt`: milliseconds since 1970, null without events.
 */
export interface PlayerTotals extends Readonly<Record<SumName, number>> {
  totalQuestions: number
  byKind: Readonly<Record<QuestionKind, QuestionTotals>>
  byChapter: Readonly<Record<number, Points>>
  chapters: readonly number[]
  counted: CountedTotals
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
    ...(Object.fromEntries(sumNames.map((name) => [name, 0])) as Record<SumName, number>),
    totalQuestions: 0,
    byKind: Object.fromEntries(questionKinds.map((kind) => [kind, none])) as Record<QuestionKind, QuestionTotals>,
    byChapter: {},
    chapters: [],
    counted: emptyCounted(),
    studySeconds: 0,
    lastStudyAt: null,
    credits: {},
  }
}

/** The same with what belongs to the credits: those of logins from before count as they stand. */
export function completePlayerTotals(stored: PlayerTotals): PlayerTotals {
  const complete = completeTotals(stored)
  if ((stored as Partial<PlayerTotals>).counted !== undefined) return complete
  const credits = Object.entries(stored.credits).map(([loginId, credit]) => {
    const { claimedSeconds, latestAt } = credit
    return [loginId, { ...credit, opening: { claimedSeconds, latestAt } }]
  })
  return { ...complete, credits: Object.fromEntries(credits) as PlayerTotals['credits'] }
}

/** Stored totals as they are now: a kind or a sum that came later stands at none, and where nothing was told apart all counts. */
export function completeTotals<Some extends TotalsSummary>(stored: Some): Some {
  const none = emptyTotals()
  const sums = Object.fromEntries(sumNames.map((name) => [name, stored[name] ?? none[name]]))
  const complete = { ...stored, ...sums, byKind: { ...none.byKind, ...stored.byKind } }
  return (stored as Partial<TotalsSummary>).counted === undefined
    ? { ...complete, counted: openingBalance(complete) }
    : complete
}
