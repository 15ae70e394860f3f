import { useSearchParams } from 'react-router-dom'

import { lazyPart } from '../../ui/lazyPart.tsx'
import { Tabs, type Tab } from '../../ui/Tabs.tsx'
import { AdminGate } from './AdminGate.tsx'

const tabs = [
  {
    name: 'reports',
    label: 'Error Reports',
    content: lazyPart(() => import('./ReportsTab.tsx').then((module) => module.ReportsTab)),
  },
  {
    name: 'contributors',
    label: 'Contributors',
    content: lazyPart(() => import('./Contributors.tsx').then((module) => module.Contributors)),
  },
  {
    name: 'codes',
    label: 'Coach Codes',
    content: lazyPart(() => import('./CoachCodesTab.tsx').then((module) => module.CoachCodesTab)),
  },
  {
    name: 'requests',
    label: 'Requests',
    content: lazyPart(() => import('./RequestsTab.tsx').then((module) => module.RequestsTab)),
  },
  {
    name: 'players',
    label: 'Players',
    content: lazyPart(() => import('./PlayersTab.tsx').then((module) => module.PlayersTab)),
  },
  {
    name: 'editions',
    label: 'Editions',
    content: lazyPart(() => import('./EditionsTab.tsx').then((module) => module.EditionsTab)),
  },
  {
    name: 'activity',
    label: 'Activity',
    content: lazyPart(() => import('./AuditTab.tsx').then((module) => module.AuditTab)),
  },
  { name: 'jobs', label: 'Jobs', content: lazyPart(() => import('./JobsTab.tsx').then((module) => module.JobsTab)) },
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
