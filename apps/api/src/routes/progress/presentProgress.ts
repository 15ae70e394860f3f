import type { PlayerState, StoredEvent } from '@seraph/db/queries/progressState'
import { earnedAchievements } from '@seraph/domain/achievements/earnedAchievements'
import type { AchievementFacts } from '@seraph/domain/achievements/earnedAchievements'
import { accuracy, averageAccuracy, objectiveAccuracy } from '@seraph/domain/progress/accuracy'
import { localDate } from '@seraph/domain/progress/localDate'
import type { ProgressEvent } from '@seraph/domain/progress/progressEvent'
import type { StudyDay, StudyHistory } from '@seraph/domain/progress/studyHistory'
import { rankPoints } from '@seraph/domain/ranks/rankPoints'
import { rankTier } from '@seraph/domain/ranks/rankTier'
import { currentStreak } from '@seraph/domain/streaks/streak'
import type { PlayerProgress } from '@seraph/schema/http/progress'
import type { Season } from '@seraph/schema/season'

import { reckonState } from './reckonState.ts'

/** Whose day and season it is: `today` and `timeZone` are the player's. */
export type PresentFacts = { season: Season; today: string; timeZone: string }

/**
 * A player's season as people see it: the stored totals with the events that are not in them yet, so that a reload never shows
 * less than was acknowledged; streak, rank, sessions and achievements as of `today`, the player's local day (ruling 23).
 */
export function presentProgress(state: PlayerState, facts: PresentFacts): PlayerProgress {
  const { season, today } = facts
  const { totals, history } = reckonState(state)
  const { 'ai-evaluated': ai, 'self-graded': selfGraded, trivia } = totals.byKind
  const { studySeconds, totalQuestions, memoryPoints, lastStudyAt } = totals
  const points = rankPoints({ studySeconds, questionsAnswered: totalQuestions, memoryPoints }).total
  return {
    totalStudyTime: studySeconds,
    totalQuestionsAnswered: totalQuestions,
    aiEvaluatedQuestions: ai.questions,
    aiAccuracy: accuracy(ai.earned, ai.possible),
    selfGradedQuestions: selfGraded.questions,
    selfGradedAccuracy: accuracy(selfGraded.earned, selfGraded.possible),
    triviaQuestions: trivia.questions,
    triviaAccuracy: accuracy(trivia.earned, trivia.possible),
    objectiveAccuracy: objectiveAccuracy(totals),
    averageAccuracy: averageAccuracy(totals),
    totalCrosswordsCompleted: totals.crosswordsCompleted,
    memorizationGamePoints: memoryPoints,
    triviaPointsEarned: totals.triviaPoints,
    studyStreak: currentStreak(Object.keys(history.days), today),
    totalSessions: history.sessions.length,
    chaptersExplored: [...totals.chapters],
    achievements: achievementsOf(history, milestonesOf(state, facts), season),
    rank: { tier: rankTier(points), points },
    lastStudyAt: lastStudyAt === null ? null : new Date(lastStudyAt).toISOString(),
  }
}

/** The state with an event that was stored after it was read. */
export function withEvent(state: PlayerState, event: StoredEvent): PlayerState {
  return { ...state, pending: [...state.pending, event] }
}

/** What happened outside study, on the player's local days. */
function milestonesOf({ milestones }: PlayerState, { timeZone }: PresentFacts): AchievementFacts['milestones'] {
  const { firstRoomOn, firstReportResolvedAt, allGemsAt } = milestones
  return {
    ...(firstRoomOn !== null && { first_room: firstRoomOn }),
    ...(firstReportResolvedAt !== null && { first_report_resolved: localDate(firstReportResolvedAt, timeZone) }),
    ...(allGemsAt !== null && { all_gems_team: localDate(allGemsAt, timeZone) }),
  }
}

function achievementsOf(
  { days }: StudyHistory,
  milestones: AchievementFacts['milestones'],
  season: Season,
): PlayerProgress['achievements'] {
  const events = Object.entries(days).map(eventOfDay)
  const facts = { chapterCount: season.chapters.length, events, milestones }
  const titles = new Map(season.achievements.map(({ id, title }) => [id, title]))
  return earnedAchievements(season.achievements, facts).map(({ id, earnedOn }) => ({
    id,
    title: titles.get(id) ?? id,
    earnedOn,
  }))
}

/** A day as one event: achievements are told by the day, so nothing finer is kept. */
function eventOfDay([localDate, { questionsAnswered, chapters }]: [string, StudyDay]): ProgressEvent {
  return {
    id: localDate,
    kind: 'ai-evaluated',
    occurredAt: Date.parse(localDate),
    localDate,
    loginId: '',
    studySeconds: 0,
    questionsAnswered,
    pointsEarned: 0,
    pointsPossible: 0,
    chapters,
    crosswordsCompleted: 0,
    triviaPoints: 0,
    memoryPoints: 0,
  }
}
