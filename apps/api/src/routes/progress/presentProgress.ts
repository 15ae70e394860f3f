import type { PlayerState, StoredEvent } from '@seraph/db/queries/progress/progressState'
import { earnedAchievements } from '@seraph/domain/achievements/earnedAchievements'
import type { AchievementFacts } from '@seraph/domain/achievements/earnedAchievements'
import { studiedDays } from '@seraph/domain/achievements/studiedDays'
import { countedChapters } from '@seraph/domain/counting/chapterWork'
import { accuracy, averageAccuracy, objectiveAccuracy } from '@seraph/domain/progress/accuracy'
import { localDate } from '@seraph/domain/progress/localDate'
import type { PlayerTotals } from '@seraph/domain/progress/playerTotals'
import type { StudyHistory } from '@seraph/domain/progress/studyHistory'
import { effortOf } from '@seraph/domain/ranks/effortOf'
import { rankPoints } from '@seraph/domain/ranks/rankPoints'
import { rankTier } from '@seraph/domain/ranks/rankTier'
import { currentStreak } from '@seraph/domain/streaks/streak'
import type { PlayerProgress } from '@seraph/schema/http/progress'
import { questionFigures, questionKinds, sumFigures, sumNames } from '@seraph/schema/progress/progressKinds'
import type { QuestionAccuracy, QuestionCount, SumFigure } from '@seraph/schema/progress/progressKinds'
import type { Season } from '@seraph/schema/season'

import { reckonState } from './reckonState.ts'

/** Whose day and season it is: `today` and `timeZone` are the player's. */
export type PresentFacts = { season: Season; today: string; timeZone: string }

/**
 * A player's season as people see it: the stored totals with the events that are not in them yet, so that a reload never shows
 * less than was acknowledged; rank, sessions and achievements as of `today`, the player's local day (rule 23); the streak
 * is that of all seasons (rule 48).
 */
export function presentProgress(state: PlayerState, facts: PresentFacts): PlayerProgress {
  const { season, today } = facts
  const { totals, history } = reckonState(state)
  const { studySeconds, totalQuestions, lastStudyAt } = totals
  const effort = effortOf(totals)
  const points = rankPoints(effort).total
  return {
    totalStudyTime: studySeconds,
    totalQuestionsAnswered: totalQuestions,
    ...questionsOf(totals),
    objectiveAccuracy: objectiveAccuracy(totals),
    averageAccuracy: averageAccuracy(totals),
    ...sumsOf(totals),
    studyStreak: currentStreak([...Object.keys(history.days), ...state.otherDays], today),
    totalSessions: history.sessions.length,
    chaptersExplored: [...totals.chapters],
    counted: {
      studyTime: effort.studySeconds,
      questions: effort.questionsAnswered,
      selfGradedQuestions: totals.counted.selfGraded,
      memoryPoints: effort.memoryPoints,
      triviaPoints: totals.counted.triviaPoints,
      chapters: countedChapters(totals.counted.work),
    },
    achievements: achievementsOf(history, milestonesOf(state, facts), season),
    rank: { tier: rankTier(points), points },
    lastStudyAt: lastStudyAt === null ? null : new Date(lastStudyAt).toISOString(),
  }
}

/** How many questions of each kind were answered, and how well. */
function questionsOf({ byKind }: PlayerTotals) {
  const of = questionKinds.map((kind) => ({ names: questionFigures[kind], ...byKind[kind] }))
  return {
    ...(Object.fromEntries(of.map(({ names, questions }) => [names.count, questions])) as Record<
      QuestionCount,
      number
    >),
    ...(Object.fromEntries(
      of.map(({ names, earned, possible }) => [names.accuracy, accuracy(earned, possible)]),
    ) as Record<QuestionAccuracy, number | null>),
  }
}

function sumsOf(totals: PlayerTotals): Record<SumFigure, number> {
  const sums = sumNames.map((name) => [sumFigures[name], totals[name]])
  return Object.fromEntries(sums) as Record<SumFigure, number>
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
  history: StudyHistory,
  milestones: AchievementFacts['milestones'],
  season: Season,
): PlayerProgress['achievements'] {
  const facts = { chapterCount: season.chapters.length, events: studiedDays(history), milestones }
  const titles = new Map(season.achievements.map(({ id, title }) => [id, title]))
  return earnedAchievements(season.achievements, facts).map(({ id, earnedOn }) => ({
    id,
    title: titles.get(id) ?? id,
    earnedOn,
  }))
}
