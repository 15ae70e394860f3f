import type { PlayerReport } from '@seraph/schema/http/progress'

import { percentText, studyTimeText } from '../../progress/progressTexts.ts'
import { StatCard } from '../../progress/StatCard.tsx'

/** The single figures of the report (document 2, §2). */
export function ReportCards({ report }: { report: PlayerReport }) {
  const cards = [
    [String(report.studyStreak), report.studyStreak === 1 ? 'Study Streak (day)' : 'Study Streak (days)'],
    [String(report.totalSessions), 'Sessions'],
    [percentText(report.averageAccuracy), 'Average Accuracy'],
    [String(report.totalCrosswordsCompleted), 'Crosswords Completed'],
    [report.triviaPointsEarned.toLocaleString('en'), 'Trivia Points'],
    [report.memorizationGamePoints.toLocaleString('en'), 'Memorization Game Points'],
    [String(report.achievements.length), 'Achievements'],
  ] as const
  return (
    <div className="grid grid-cols-2 gap-4 *:first:col-span-2 max-sm:*:last:col-span-2 sm:grid-cols-3">
      <StatCard value={studyTimeText(report.totalStudyTime)} label="Study Time" />
      {cards.map(([value, label]) => (
        <StatCard key={label} value={value} label={label} />
      ))}
    </div>
  )
}
