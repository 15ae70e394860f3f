import type { ErrorReport } from '@seraph/schema/http/admin/adminReports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { amountText } from '../../../language/amountText.ts'
import { adminTexts } from '../../../messages/admin.ts'
import { Button } from '../../../ui/Button.tsx'
import { AdminList } from '../AdminList.tsx'
import { FilterBar } from '../FilterBar.tsx'
import { ReportCard } from './ReportCard.tsx'
import { reportsQuery } from '../queries.ts'

const filters = [
  { name: 'all', label: 'All Reports' },
  { name: 'pending', label: 'Pending' },
  { name: 'resolved', label: 'Resolved' },
] as const
type Filter = (typeof filters)[number]['name']

/** How many cards are drawn at first, and more at a time. */
const pageSize = 30

/** The reports with their filter and, below, how many there are (rule 131). */
export function ReportsTab() {
  const [filter, setFilter] = useState<Filter>('all')
  const [shown, setShown] = useState(pageSize)
  const query = useQuery(reportsQuery)
  return (
    <>
      <FilterBar label="Which reports" options={filters} value={filter} onChange={setFilter} />
      <AdminList
        query={query}
        loading={adminTexts.loadingReports}
        empty={{ title: adminTexts.noReports, hint: 'Reports about questions appear here.' }}
      >
        {(reports) => {
          const matching = reports.filter((report) => matches(report, filter))
          return (
            <>
              {matching.length === 0 && <p className="text-muted">{adminTexts.noReports}</p>}
              <ul className="grid gap-4">
                {matching.slice(0, shown).map((report) => (
                  <ReportCard key={report.id} report={report} />
                ))}
              </ul>
              {matching.length > shown && (
                <Button look="quiet" className="mt-4" onClick={() => setShown(shown + pageSize)}>
                  Show more
                </Button>
              )}
              <ReportTotals reports={reports} />
            </>
          )
        }}
      </AdminList>
    </>
  )
}

function matches({ resolved }: ErrorReport, filter: Filter): boolean {
  return filter === 'all' || resolved === (filter === 'resolved')
}

function ReportTotals({ reports }: { reports: readonly ErrorReport[] }) {
  const resolved = reports.filter((report) => report.resolved).length
  return (
    <p className="text-muted border-line mt-6 border-t pt-3 text-base">
      {amountText(reports.length, 'report')}: {reports.length - resolved} pending, {resolved} resolved
    </p>
  )
}
