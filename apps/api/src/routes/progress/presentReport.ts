import type { ReportState } from '@seraph/db/queries/progress/reportState'
import { chapterActivity } from '@seraph/domain/progress/chapterActivity'
import { studySecondsByDay } from '@seraph/domain/progress/studySecondsByDay'
import { longestStreak } from '@seraph/domain/streaks/streak'
import type { PlayerReport } from '@seraph/schema/http/progress'

import { presentProgress } from './presentProgress.ts'
import type { PresentFacts } from './presentProgress.ts'
import { reckonState } from './reckonState.ts'

/**
 * A player's season with its days and chapters, as the report draws them.
 * A day of another season is a day too, with nothing done in this one.
 */
export function presentReport(state: ReportState, facts: PresentFacts): PlayerReport {
  const { totals, history } = reckonState(state)
  const seconds = studySecondsByDay(totals)
  const dates = [...new Set([...Object.keys(history.days), ...state.otherDays])].toSorted()
  return {
    ...presentProgress(state, facts),
    today: facts.today,
    seasons: state.seasons,
    longestStreak: longestStreak(dates),
    days: dates.map((date) => ({
      date,
      studyTime: seconds[date] ?? 0,
      questionsAnswered: history.days[date]?.questionsAnswered ?? 0,
    })),
    byChapter: chapterActivity(history, totals.byChapter),
  }
}
