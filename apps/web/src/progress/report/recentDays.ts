import { dateOfDayNumber } from '@seraph/domain/streaks/dateOfDayNumber'
import { dayNumber } from '@seraph/domain/streaks/dayNumber'
import type { PlayerReport } from '@seraph/schema/http/progress'

export type ReportDay = PlayerReport['days'][number]

/** The last so many days up to today, oldest first; a day without study has zeros. */
export function recentDays({ days, today }: Pick<PlayerReport, 'days' | 'today'>, count: number): ReportDay[] {
  const known = new Map(days.map((day) => [day.date, day]))
  const last = dayNumber(today)
  return Array.from({ length: count }, (_, index) => {
    const date = dateOfDayNumber(last - count + 1 + index)
    return known.get(date) ?? { date, studyTime: 0, questionsAnswered: 0 }
  })
}

/** The weekday of a local day: 0 is Sunday. */
export function weekday(date: string): number {
  return (dayNumber(date) + 4) % 7
}
