import type { ProgressState, StoredEvent, StudyDay } from '@seraph/db/queries/progressState'
import { earnedAchievements } from '@seraph/domain/achievements/earnedAchievements'
import { accuracy, averageAccuracy, objectiveAccuracy } from '@seraph/domain/progress/accuracy'
import { applyEvent } from '@seraph/domain/progress/applyEvent'
import { countSessions } from '@seraph/domain/progress/countSessions'
import { emptyTotals } from '@seraph/domain/progress/playerTotals'
import type { PlayerTotals } from '@seraph/domain/progress/playerTotals'
import type { ProgressEvent } from '@seraph/domain/progress/progressEvent'
import { rankPoints } from '@seraph/domain/ranks/rankPoints'
import { rankTier } from '@seraph/domain/ranks/rankTier'
import { currentStreak } from '@seraph/domain/streaks/streak'
import type { PlayerProgress } from '@seraph/schema/http/progress'
import type { Season } from '@seraph/schema/season'

/**
 * A player's season as people see it: the stored totals with the events that are not in them yet, so that a reload never shows
 * less than was acknowledged; streak, rank, sessions and achievements as of `today`, the player's local day (ruling 23).
 */
export function presentProgress(state: ProgressState, facts: { season: Season; today: string }): PlayerProgress {
  const { season, today } = facts
  const stored = (state.totals ?? emptyTotals()) as PlayerTotals
  const totals = state.pending.reduce((sum, event) => applyEvent(sum, event, event.loggedInAt), stored)
  const { 'ai-evaluated': ai, 'self-graded': selfGraded, trivia } = totals.byKind
  const { studySeconds, totalQuestions, memoryPoints, lastStudyAt } = totals
  const points = rankPoints({ studySeconds, questionsAnswered: totalQuestions, memoryPoints }).total
  const dates = state.days.map(({ localDate }) => localDate)
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
    studyStreak: currentStreak(dates, today),
    totalSessions: countSessions(state.days.flatMap(({ times }) => times)),
    chaptersExplored: [...totals.chapters],
    achievements: achievementsOf(state.days, season),
    rank: { tier: rankTier(points), points },
    lastStudyAt: lastStudyAt === null ? null : new Date(lastStudyAt).toISOString(),
  }
}

/** The state with an event that was stored after it was read. */
export function withEvent(state: ProgressState, event: StoredEvent): ProgressState {
  const { localDate, occurredAt, questionsAnswered, chapters } = event
  const day = { localDate, times: [occurredAt], questionsAnswered, chapters: [chapters] }
  return { ...state, pending: [...state.pending, event], days: [...state.days, day] }
}

function achievementsOf(days: readonly StudyDay[], season: Season): PlayerProgress['achievements'] {
  const facts = { chapterCount: season.chapters.length, events: days.map(eventOfDay), milestones: {} }
  const titles = new Map(season.achievements.map(({ id, title }) => [id, title]))
  return earnedAchievements(season.achievements, facts).map(({ id, earnedOn }) => ({
    id,
    title: titles.get(id) ?? id,
    earnedOn,
  }))
}

/** A day as one event: achievements are told by the day, so nothing finer is read of a whole season. */
function eventOfDay({ localDate, times, questionsAnswered, chapters }: StudyDay): ProgressEvent {
  return {
    id: localDate,
    kind: 'ai-evaluated',
    occurredAt: Math.min(...times),
    localDate,
    loginId: '',
    studySeconds: 0,
    questionsAnswered,
    pointsEarned: 0,
    pointsPossible: 0,
    chapters: chapters.flat(),
    crosswordsCompleted: 0,
    triviaPoints: 0,
    memoryPoints: 0,
  }
}
