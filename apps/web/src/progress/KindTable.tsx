import { accuracyTone } from '@seraph/domain/ranks/accuracyRank'
import type { PlayerProgress } from '@seraph/schema/http/progress'
import type { ReactNode } from 'react'

import { namedActivities } from '../activities/index.ts'
import { childTone } from '../ui/marks/childTone.ts'
import { toneClass } from '../ui/marks/toneClass.ts'
import { countText, percentText } from './progressTexts.ts'

/** A percentage in its colour: green from 85, yellow from 70 (rule 128). */
export function Percent({ percent }: { percent: number | null }) {
  if (percent === null) return <None>{percentText(percent)}</None>
  return (
    <span className={`font-bold ${toneClass[childTone(accuracyTone(percent, 'progress'))]}`}>
      {percentText(percent)}
    </span>
  )
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

const kinds = namedActivities.flatMap(([, { questions }]) => questions ?? [])

/** Nobody but the player marks these: they count for no rank (rule 44). */
const ownMarks = 'selfGradedQuestions'

/** How many questions of each kind were answered, how well, and which kind counts for no rank (rule 44). */
export function KindTable({ progress, className }: { progress: PlayerProgress; className: string }) {
  const rows = kinds.map((kind) => [kind, progress[kind.count], progress[kind.accuracy]] as const)
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
        {rows.map(([{ label, count: name }, count, accuracy]) => (
          <tr key={label} className="border-line border-t">
            <th scope="row" className="py-2 text-left font-normal">
              {label}
              {name === ownMarks && (
                <span className="text-muted block text-base leading-snug">doesn’t count for a rank</span>
              )}
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
