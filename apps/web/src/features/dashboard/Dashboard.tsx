import type { CoachDashboard } from '@seraph/schema/http/coaches/coachDashboard'
import type { SeasonChapter } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

import { appealsQuery } from '../../appeals/appealsQuery.ts'
import { numberText } from '../../language/numberText.ts'
import { useIsHelper } from '../../session/coach/useIsHelper.ts'
import { useNotice } from '../../session/notices/useNotice.ts'
import { NoticeBanner } from '../../ui/dialogs/NoticeBanner.tsx'
import { DashboardHeader } from './tabs/DashboardHeader.tsx'
import { NewCodes } from './dialogs/NewCodes.tsx'
import { AppearanceQueue } from '../../appearances/AppearanceQueue.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { WeekTab } from './week/WeekTab.tsx'

const OverviewTab = lazyPart(() => import('./tabs/OverviewTab.tsx').then((module) => module.OverviewTab))

const ClubsTab = lazyPart(() => import('./tabs/ClubsTab.tsx').then((module) => module.ClubsTab))

const AppealQueue = lazyPart(() => import('../../appeals/AppealQueue.tsx').then((module) => module.AppealQueue))

const MapTab = lazyPart(() => import('./map/MapTab.tsx').then((module) => module.MapTab))

const TeamsTab = lazyPart(() => import('./tabs/TeamsTab.tsx').then((module) => module.TeamsTab))

const PlayersTab = lazyPart(() => import('./tabs/PlayersTab.tsx').then((module) => module.PlayersTab))

const HelpersTab = lazyPart(() => import('./tabs/HelpersTab.tsx').then((module) => module.HelpersTab))

type Props = { data: CoachDashboard; chapters: readonly SeasonChapter[] }

/**
 * Header, notice and the tabs; Club Comparison only where there are two
 * clubs to compare (rule 131), Helpers for the coach alone (rule 225).
 * Which is open stands in the address; without that the week is, or the
 * overview where there is no team yet.
 */
export function Dashboard({ data, chapters }: Props) {
  const isHelper = useIsHelper()
  const { notice, hide, dismiss } = useNotice('dashboard')
  const [search, setSearch] = useSearchParams()
  const waiting = useQuery(appealsQuery).data?.waiting ?? 0
  const tabs: { value: string; label: string; content: ReactNode }[] = [
    { value: 'week', label: 'This week', content: <WeekTab teams={data.teams} chapters={chapters} /> },
    { value: 'overview', label: 'Overview', content: <OverviewTab data={data} /> },
    { value: 'players', label: 'All Players', content: <PlayersTab data={data} /> },
    { value: 'teams', label: 'Team Analysis', content: <TeamsTab data={data} chapters={chapters} /> },
    { value: 'map', label: 'Map', content: <MapTab teams={data.teams} chapters={chapters} /> },
    {
      value: 'marks',
      label: waiting === 0 ? 'Marks' : `Marks (${numberText(waiting)})`,
      content: <AppealQueue />,
    },
    ...(isHelper ? [] : [{ value: 'helpers', label: 'Helpers', content: <HelpersTab /> }]),
    ...(data.profile.clubs.length > 1
      ? [{ value: 'comparison', label: 'Club Comparison', content: <ClubsTab data={data} /> }]
      : []),
  ]
  const first = data.teams.length > 0 ? 'week' : 'overview'
  const open = tabs.find(({ value }) => value === search.get('tab'))?.value ?? first
  const change = (tab: string): void =>
    setSearch(
      (before) => {
        before.set('tab', tab)
        return before
      },
      { replace: true },
    )
  return (
    <>
      <DashboardHeader profile={data.profile} teams={data.teams} />
      {notice !== undefined && (
        <NoticeBanner title={notice.title} paragraphs={notice.paragraphs} onClose={hide} onDismiss={dismiss} />
      )}
      <NewCodes />
      <AppearanceQueue />
      <Tabs.Root value={open} onValueChange={change}>
        <Tabs.List aria-label="Dashboard" className="border-line mb-5 flex gap-1 overflow-x-auto border-b">
          {tabs.map(({ value, label }) => (
            <Tabs.Trigger
              key={value}
              value={value}
              className="text-muted data-[state=active]:border-indigo data-[state=active]:text-ink min-h-12 rounded-t-lg -outline-offset-3 flex-none border-b-[3px] border-transparent px-3 text-base font-[640] sm:px-4"
            >
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ value, content }) => (
          <Tabs.Content key={value} value={value} tabIndex={-1}>
            {content}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  )
}
