import { useSearchParams } from 'react-router-dom'

import { lazyPart } from '../../ui/lazyPart.tsx'
import { Tabs, type Tab } from '../../ui/Tabs.tsx'
import { AdminGate } from './AdminGate.tsx'

const ReportsTab = lazyPart(() => import('./ReportsTab.tsx').then((module) => module.ReportsTab))
const Contributors = lazyPart(() => import('./Contributors.tsx').then((module) => module.Contributors))
const CoachCodesTab = lazyPart(() => import('./CoachCodesTab.tsx').then((module) => module.CoachCodesTab))
const RequestsTab = lazyPart(() => import('./RequestsTab.tsx').then((module) => module.RequestsTab))
const PlayersTab = lazyPart(() => import('./PlayersTab.tsx').then((module) => module.PlayersTab))
const EditionsTab = lazyPart(() => import('./EditionsTab.tsx').then((module) => module.EditionsTab))
const AuditTab = lazyPart(() => import('./AuditTab.tsx').then((module) => module.AuditTab))
const JobsTab = lazyPart(() => import('./JobsTab.tsx').then((module) => module.JobsTab))

const tabs = [
  {
    name: 'reports',
    label: 'Error Reports',
    content: <ReportsTab />,
  },
  {
    name: 'contributors',
    label: 'Contributors',
    content: <Contributors />,
  },
  {
    name: 'codes',
    label: 'Coach Codes',
    content: <CoachCodesTab />,
  },
  {
    name: 'requests',
    label: 'Requests',
    content: <RequestsTab />,
  },
  {
    name: 'players',
    label: 'Players',
    content: <PlayersTab />,
  },
  {
    name: 'editions',
    label: 'Editions',
    content: <EditionsTab />,
  },
  {
    name: 'activity',
    label: 'Activity',
    content: <AuditTab />,
  },
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
