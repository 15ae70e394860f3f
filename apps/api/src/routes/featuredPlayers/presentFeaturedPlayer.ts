import type { FeaturedRow } from '@seraph/db/queries/featuredPlayers'
import { emptyTotals } from '@seraph/domain/progress/playerTotals'
import type { TotalsSummary } from '@seraph/domain/progress/playerTotals'
import { rankPoints } from '@seraph/domain/ranks/rankPoints'
import { rankTier } from '@seraph/domain/ranks/rankTier'
import { currentStreak } from '@seraph/domain/streaks/streak'
import type { FeaturedPlayer } from '@seraph/schema/http/featuredPlayers'
import { GemLetter, PlayerCode } from '@seraph/schema/vocabulary'

/** A featured player as everybody sees them; the streak as of `today`, the player's own day (ruling 23). */
export function presentFeaturedPlayer(row: FeaturedRow, today: string): FeaturedPlayer {
  const { totalQuestions, crosswordsCompleted, memoryPoints, studySeconds, triviaPoints, chapters } =
    (row.summary as TotalsSummary | null) ?? emptyTotals()
  const points = rankPoints({ studySeconds, questionsAnswered: totalQuestions, memoryPoints }).total
  return {
    id: row.id,
    playerCode: PlayerCode.parse(row.code),
    displayName: row.displayName,
    clubName: row.clubName,
    teamName: row.teamName,
    biblicalGem: GemLetter.parse(row.gem),
    totalSessions: row.sessionCount ?? 0,
    totalQuestionsAnswered: totalQuestions,
    totalCrosswordsCompleted: crosswordsCompleted,
    memorizationGamePoints: memoryPoints,
    totalStudyTime: studySeconds,
    triviaPointsEarned: triviaPoints,
    chaptersExplored: chapters.length,
    studyStreak: currentStreak(row.days ?? [], today),
    rank: { tier: rankTier(points), points },
  }
}
