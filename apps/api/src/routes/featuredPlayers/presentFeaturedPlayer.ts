import type { FeaturedRow } from '@seraph/db/queries/players/featuredPlayers'
import { countedChapters } from '@seraph/domain/counting/chapterWork'
import { completeTotals, emptyTotals } from '@seraph/domain/progress/playerTotals'
import type { TotalsSummary } from '@seraph/domain/progress/playerTotals'
import { effortOf } from '@seraph/domain/ranks/effortOf'
import { rankPoints } from '@seraph/domain/ranks/rankPoints'
import { rankTier } from '@seraph/domain/ranks/rankTier'
import { currentStreak } from '@seraph/domain/streaks/streak'
import type { FeaturedPlayer } from '@seraph/schema/http/players/featuredPlayers'
import { GemLetter } from '@seraph/schema/vocabulary'

/** A featured player as everybody sees them: what counts (rule 44); the streak as of `today`, the player's own day (rule 23). */
export function presentFeaturedPlayer(row: FeaturedRow, today: string): FeaturedPlayer {
  const totals = row.summary === null ? emptyTotals() : completeTotals(row.summary as TotalsSummary)
  const { counted } = totals
  const effort = effortOf(totals)
  const points = rankPoints(effort).total
  return {
    id: row.id,
    playerCode: row.displayName ?? row.code,
    displayName: row.displayName,
    clubName: row.clubName,
    teamName: row.teamName,
    biblicalGem: GemLetter.parse(row.gem),
    totalSessions: row.sessionCount ?? 0,
    totalQuestionsAnswered: effort.questionsAnswered,
    selfGradedQuestions: counted.selfGraded,
    totalCrosswordsCompleted: counted.crosswords,
    memorizationGamePoints: effort.memoryPoints,
    totalStudyTime: effort.studySeconds,
    triviaPointsEarned: counted.triviaPoints,
    chaptersExplored: countedChapters(counted.work).length,
    studyStreak: currentStreak(row.days ?? [], today),
    rank: { tier: rankTier(points), points },
  }
}
