import { contributorTier } from '@seraph/domain/contributors/contributorTier'
import type { Contributor } from '@seraph/schema/http/admin/adminReports'

import { percentText } from '../../language/percentText.ts'
import { amountText } from '../../language/amountText.ts'
import { Badge } from '../../ui/marks/Badge.tsx'
import { sinceText } from '../../language/sinceText.ts'
import { quizTypeLabel } from './reports/quizTypeLabel.ts'

/** One contributor, with tier, share of resolved reports and when they reported. */
export function ContributorCard({ contributor }: { contributor: Contributor }) {
  const { playerCode, totalReports, resolvedReports, quizTypes, firstContribution, lastContribution } = contributor
  const ago = (at: string) => sinceText(at)
  return (
    <li className="border-line bg-surface rounded-card border p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl tracking-widest">{playerCode}</h2>
        <Badge look="points">{contributorTier(totalReports)}</Badge>
      </div>
      <p className="mt-2">
        {amountText(totalReports, 'report')}, {percentText(Math.round((100 * resolvedReports) / totalReports))} resolved
      </p>
      <p className="text-muted text-base">{quizTypes.map(quizTypeLabel).join(', ')}</p>
      <p className="text-muted text-base">
        First report {ago(firstContribution)}, last report {ago(lastContribution)}
      </p>
    </li>
  )
}
