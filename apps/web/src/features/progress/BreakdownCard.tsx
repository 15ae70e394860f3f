import { accuracyTone } from '@seraph/domain/ranks/accuracyRank'
import type { PlayerReport } from '@seraph/schema/http/progress'
import type { ReactNode } from 'react'

import { countText, percentText } from '../../progress/progressTexts.ts'
import { toneClass } from '../../ui/toneClass.ts'
import { Panel } from './Panel.tsx'

/** A percentage in its colour: green from 85, yellow from 70 (document 2, §9). */
function Percent({ percent }: { percent: number | null }) {
  if (percent === null) return <None>{percentText(percent)}</None>
  return <span className={`font-bold ${toneClass[accuracyTone(percent, 'progress')]}`}>{percentText(percent)}</span>
}

function None({ children }: { children: ReactNode }) {
  return (
    <>
      <span aria-hidden className="text-muted">
        {children}
      </span>
      <span className="sr-only">none yet</span>
    </>
  )
}

/** How many questions of each kind were answered, and how well. */
export function BreakdownCard({ report }: { report: PlayerReport }) {
  const rows = [
    ['AI-Evaluated', report.aiEvaluatedQuestions, report.aiAccuracy],
    ['Self-Graded', report.selfGradedQuestions, report.selfGradedAccuracy],
    ['Trivia Challenges', report.triviaQuestions, report.triviaAccuracy],
  ] as const
  return (
    <Panel title="Questions Breakdown">
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
        <div className="flex flex-col-reverse">
          <dt className="text-muted text-base">Total answered</dt>
          <dd className="font-display text-3xl font-semibold">{report.totalQuestionsAnswered.toLocaleString('en')}</dd>
        </div>
        <div className="flex flex-col-reverse">
          <dt className="text-muted text-base">
            Objective Accuracy <span className="whitespace-nowrap">(AI + Trivia only)</span>
          </dt>
          <dd className="font-display text-3xl font-semibold">
            <Percent percent={report.objectiveAccuracy} />
          </dd>
        </div>
      </dl>
      <table className="mt-4 w-full">
        <thead className="text-muted text-base">
          <tr>
            <th className="py-1 text-left font-normal">Kind</th>
            <th className="py-1 pl-3 text-right font-normal">Answered</th>
            <th className="py-1 pl-3 text-right font-normal">Accuracy</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([kind, count, accuracy]) => (
            <tr key={kind} className="border-line border-t">
              <th scope="row" className="py-2 text-left font-normal">
                {kind}
              </th>
              <td className="py-2 pl-3 text-right font-semibold">
                {count === 0 ? <None>{countText(count)}</None> : countText(count)}
              </td>
              <td className="py-2 pl-3 text-right">
                <Percent percent={accuracy} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
