import type { PlayerReport } from '@seraph/schema/http/progress'

import { numberText } from '../../language/numberText.ts'
import { pluralForm } from '../../language/pluralForm.ts'
import { namedActivities } from '../../activities/index.ts'
import { percentText, studyTimeText } from '../progressTexts.ts'
import { StatCard } from '../StatCard.tsx'

const figures = namedActivities.flatMap(([, { figure }]) => figure ?? [])

/** The single figures of the report (rule 121). */
export function ReportCards({ report }: { report: PlayerReport }) {
  const cards = [
    [String(report.studyStreak), pluralForm(report.studyStreak, 'Study Streak (day)', 'Study Streak (days)')],
    [String(report.totalSessions), 'Sessions'],
    [percentText(report.averageAccuracy), 'Average Accuracy'],
    ...figures.map(({ of, label }) => [numberText(report[of]), label] as const),
    [String(report.achievements.length), 'Achievements'],
  ] as const
  return (
    <div className="grid grid-cols-2 gap-4 *:first:col-span-2 *:last:col-span-2">
      <StatCard value={studyTimeText(report.totalStudyTime)} label="Study Time" />
      {cards.map(([value, label]) => (
        <StatCard key={label} value={value} label={label} />
      ))}
    </div>
  )
}
