import type { Contributor } from '@seraph/schema/http/admin/adminReports'
import { useQuery } from '@tanstack/react-query'

import { adminTexts } from '../../messages/admin.ts'
import { AdminList } from './AdminList.tsx'
import { ContributorCard } from './ContributorCard.tsx'
import { contributorsQuery } from './queries.ts'

/** Totals, and a card for everybody who reported errors (rule 131). */
export function Contributors() {
  const query = useQuery(contributorsQuery)
  return (
    <AdminList
      query={query}
      loading={adminTexts.loadingContributors}
      empty={{ title: adminTexts.noContributors, hint: 'Players who report an error are listed here.' }}
    >
      {(contributors) => (
        <>
          <Totals contributors={contributors} />
          <ul className="mt-5 grid gap-4 md:grid-cols-2">
            {contributors.map((contributor) => (
              <ContributorCard key={contributor.playerCode} contributor={contributor} />
            ))}
          </ul>
        </>
      )}
    </AdminList>
  )
}

function Totals({ contributors }: { contributors: readonly Contributor[] }) {
  const sum = (of: (contributor: Contributor) => number) => contributors.reduce((total, one) => total + of(one), 0)
  const figures = [
    ['Total Contributors', contributors.length],
    ['Total Reports', sum(({ totalReports }) => totalReports)],
    ['Reports Resolved', sum(({ resolvedReports }) => resolvedReports)],
  ] as const
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {figures.map(([label, figure]) => (
        <div key={label} className="border-line bg-surface rounded-card flex flex-col-reverse border p-4 text-center">
          <dt className="text-muted text-base">{label}</dt>
          <dd className="font-display text-3xl font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
