import { accuracyTone } from '@seraph/domain/ranks/accuracyRank'
import type { PlayerProgress } from '@seraph/schema/http/progress'
import type { ReactNode } from 'react'

import { toneClass } from '../ui/toneClass.ts'
import { countText, percentText } from './progressTexts.ts'

/** A percentage in its colour: green from 85, yellow from 70 (document 2, §9). */
export function Percent({ percent }: { percent: number | null }) {
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

type Counts = Pick<
  PlayerProgress,
  | 'aiEvaluatedQuestions'
  | 'aiAccuracy'
  | 'selfGradedQuestions'
  | 'selfGradedAccuracy'
  | 'triviaQuestions'
  | 'triviaAccuracy'
>

/** How many questions of each kind were answered, and how well. */
export function KindTable({ progress, className }: { progress: Counts; className: string }) {
  const rows = [
    ['AI-Evaluated', progress.aiEvaluatedQuestions, progress.aiAccuracy],
    ['Self-Graded', progress.selfGradedQuestions, progress.selfGradedAccuracy],
    ['Trivia Challenges', progress.triviaQuestions, progress.triviaAccuracy],
  ] as const
  return (
    <table className={`w-full ${className}`}>
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
  )
}
