import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

import { appealsQuery } from '../../appeals/appealsQuery.ts'
import { appearancesQuery } from '../../appearances/appearancesQuery.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Tabs, type Tab } from '../../ui/Tabs.tsx'
import { coachRequestsQuery, reportsQuery } from './queries.ts'

const ReportsTab = lazyPart(() => import('./reports/ReportsTab.tsx').then((module) => module.ReportsTab))
const AppealQueue = lazyPart(() => import('../../appeals/AppealQueue.tsx').then((module) => module.AppealQueue))
const Contributors = lazyPart(() => import('./Contributors.tsx').then((module) => module.Contributors))
const CoachCodesTab = lazyPart(() => import('./codes/CoachCodesTab.tsx').then((module) => module.CoachCodesTab))
const RequestsTab = lazyPart(() => import('./RequestsTab.tsx').then((module) => module.RequestsTab))
const PlayersTab = lazyPart(() => import('./players/PlayersTab.tsx').then((module) => module.PlayersTab))
const EditionsTab = lazyPart(() => import('./EditionsTab.tsx').then((module) => module.EditionsTab))
const NamesTab = lazyPart(() => import('./names/NamesTab.tsx').then((module) => module.NamesTab))
const UnlikelyTab = lazyPart(() => import('./unlikely/UnlikelyTab.tsx').then((module) => module.UnlikelyTab))
const MarkingTab = lazyPart(() => import('./marking/MarkingTab.tsx').then((module) => module.MarkingTab))
const AuditTab = lazyPart(() => import('./AuditTab.tsx').then((module) => module.AuditTab))
const JobsTab = lazyPart(() => import('./JobsTab.tsx').then((module) => module.JobsTab))

const tabs = [
  {
    name: 'reports',
    label: 'Error Reports',
    content: <ReportsTab />,
  },
  {
    name: 'marks',
    label: 'Marks',
    content: <AppealQueue />,
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
    name: 'names',
    label: 'Names',
    content: <NamesTab />,
  },
  {
    name: 'unlikely',
    label: 'Unlikely work',
    content: <UnlikelyTab />,
  },
  {
    name: 'editions',
    label: 'Editions',
    content: <EditionsTab />,
  },
  {
    name: 'marking',
    label: 'Marking',
    content: <MarkingTab />,
  },
  {
    name: 'activity',
    label: 'Activity',
    content: <AuditTab />,
  },
  { name: 'jobs', label: 'Jobs', content: <JobsTab /> },
] as const satisfies readonly Tab<string>[]

type TabName = (typeof tabs)[number]['name']

/**
 * The areas of the admin's place, with how many names, reports and requests
 * wait; which is open stands in the address, so that a reload stays
 * there. Behind the gate: nobody else may ask what waits.
 */
export function AdminTabs() {
  const [search, setSearch] = useSearchParams()
  const { data: appearances = [] } = useQuery(appearancesQuery)
  const { data: appeals } = useQuery(appealsQuery)
  const { data: reports = [] } = useQuery(reportsQuery)
  const { data: requests = [] } = useQuery(coachRequestsQuery)
  const open = tabs.find(({ name }) => name === search.get('tab'))?.name ?? 'reports'
  const waiting: Partial<Record<TabName, number>> = {
    names: appearances.length,
    marks: appeals?.waiting ?? 0,
    reports: reports.filter(({ resolved }) => !resolved).length,
    requests: requests.filter(({ handledAt }) => handledAt === null).length,
  }
  const shown = tabs.map((tab) => ({ ...tab, badge: waiting[tab.name] ?? 0 }))
  const change = (tab: TabName): void => setSearch({ tab }, { replace: true })
  return <Tabs<TabName> label="Areas of the administration" tabs={shown} value={open} onChange={change} />
}
