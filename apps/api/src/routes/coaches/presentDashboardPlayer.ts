import type { CoachedPlayerRow } from '@seraph/db/queries/coaches/coachPlayers'
import { accuracy } from '@seraph/domain/progress/accuracy'
import type { TotalsSummary } from '@seraph/domain/progress/playerTotals'
import { effortOf } from '@seraph/domain/ranks/effortOf'
import { rankPoints } from '@seraph/domain/ranks/rankPoints'
import { rankTier } from '@seraph/domain/ranks/rankTier'
import { isActiveThisWeek } from '@seraph/domain/streaks/isActiveThisWeek'
import type { DashboardPlayer } from '@seraph/schema/http/coaches/coachDashboard'
import { GemLetter, PlayerCode } from '@seraph/schema/vocabulary'

/** A player's row with what their events add up to. */
export type Reckoned = { row: CoachedPlayerRow; totals: TotalsSummary; sessionCount: number }

/** A player as their coach sees them; `teamName` tells the coach's teams apart, `now` is in milliseconds since 1970. */
export function presentDashboardPlayer(
  { row, totals, sessionCount }: Reckoned,
  teamName: string,
  now: number,
): DashboardPlayer {
  const { 'ai-evaluated': ai, 'self-graded': selfGraded, trivia } = totals.byKind
  const { studySeconds, totalQuestions, lastStudyAt } = totals
  return {
    playerId: row.id,
    playerCode: PlayerCode.parse(row.code),
    displayName: row.displayName,
    label: row.label,
    teamId: row.teamId,
    teamName,
    startingChapter: row.startingChapter,
    biblicalGem: GemLetter.parse(row.gem),
    isWaiting: row.isSlotReserved,
    aiAccuracy: accuracy(ai.earned, ai.possible),
    selfGradedAccuracy: accuracy(selfGraded.earned, selfGraded.possible),
    triviaAccuracy: accuracy(trivia.earned, trivia.possible),
    totalStudyTime: studySeconds,
    totalSessions: sessionCount,
    totalQuestionsAnswered: totalQuestions,
    totalCrosswordsCompleted: totals.crosswordsCompleted,
    memorizationGamePoints: totals.memoryPoints,
    chaptersExplored: [...totals.chapters],
    rank: rankTier(rankPoints(effortOf(totals)).total),
    isActiveThisWeek: isActiveThisWeek(lastStudyAt, now),
    lastStudyDate: lastStudyAt === null ? null : new Date(lastStudyAt).toISOString(),
  }
}
