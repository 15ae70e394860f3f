import { contributorTier } from '@seraph/domain/contributors/contributorTier'
import type { Contributor } from '@seraph/schema/http/adminReports'
import { formatDistanceToNow } from 'date-fns/formatDistanceToNow'

import { Badge } from '../../ui/Badge.tsx'
import { quizTypeLabel } from './quizTypeLabel.ts'

/** One contributor, with tier, share of resolved reports and when they reported. */
export function ContributorCard({ contributor }: { contributor: Contributor }) {
  const { playerCode, totalReports, resolvedReports, quizTypes, firstContribution, lastContribution } = contributor
  const ago = (at: string) => formatDistanceToNow(at, { addSuffix: true })
  return (
    <li className="border-line bg-surface rounded-card border p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-xl tracking-widest">{playerCode}</h3>
        <Badge look="points">{contributorTier(totalReports)}</Badge>
      </div>
      <p className="mt-2">
        {totalReports} {totalReports === 1 ? 'report' : 'reports'}, {Math.round((100 * resolvedReports) / totalReports)}
        % resolved
      </p>
      <p className="text-muted text-base">{quizTypes.map(quizTypeLabel).join(', ')}</p>
      <p className="text-muted text-base">
        First report {ago(firstContribution)}, last report {ago(lastContribution)}
      </p>
    </li>
  )
}
