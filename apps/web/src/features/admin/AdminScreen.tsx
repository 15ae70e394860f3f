import { useSearchParams } from 'react-router-dom'

import { Tabs, type Tab } from '../../ui/Tabs.tsx'
import { AdminGate } from './AdminGate.tsx'
import { AuditTab } from './AuditTab.tsx'
import { CoachCodesTab } from './CoachCodesTab.tsx'
import { Contributors } from './Contributors.tsx'
import { EditionsTab } from './EditionsTab.tsx'
import { JobsTab } from './JobsTab.tsx'
import { PlayersTab } from './PlayersTab.tsx'
import { ReportsTab } from './ReportsTab.tsx'
import { RequestsTab } from './RequestsTab.tsx'

const tabs = [
  { name: 'reports', label: 'Error Reports', content: <ReportsTab /> },
  { name: 'contributors', label: 'Contributors', content: <Contributors /> },
  { name: 'codes', label: 'Coach Codes', content: <CoachCodesTab /> },
  { name: 'requests', label: 'Requests', content: <RequestsTab /> },
  { name: 'players', label: 'Players', content: <PlayersTab /> },
  { name: 'editions', label: 'Editions', content: <EditionsTab /> },
  { name: 'activity', label: 'Activity', content: <AuditTab /> },
  { name: 'jobs', label: 'Jobs', content: <JobsTab /> },
] as const satisfies readonly Tab<string>[]

type TabName = (typeof tabs)[number]['name']

/** The admin's place (document 3, §2); which tab is open stands in the address, so that a reload stays there. */
export function AdminScreen() {
  const [search, setSearch] = useSearchParams()
  const open = tabs.find(({ name }) => name === search.get('tab'))?.name ?? 'reports'
  return (
    <AdminGate title="Administration">
      <Tabs<TabName>
        label="Areas of the administration"
        tabs={tabs}
        value={open}
        onChange={(tab) => setSearch({ tab }, { replace: true })}
      />
    </AdminGate>
  )
}
