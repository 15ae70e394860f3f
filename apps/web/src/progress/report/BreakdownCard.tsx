import type { PlayerReport } from '@seraph/schema/http/progress'

import { KindTable, Percent } from '../KindTable.tsx'
import { Panel } from './Panel.tsx'

/** How many questions were answered, how well, and the same of each kind. */
export function BreakdownCard({ report, title }: { report: PlayerReport; title: string }) {
  return (
    <Panel title={title}>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
        <div className="flex flex-col-reverse">
          <dt className="text-muted text-base">
            Objective Accuracy <span className="whitespace-nowrap">(AI + Trivia only)</span>
          </dt>
          <dd className="font-display text-3xl font-semibold">
            <Percent percent={report.objectiveAccuracy} />
          </dd>
        </div>
      </dl>
      <KindTable progress={report} className="mt-4" />
    </Panel>
  )
}
