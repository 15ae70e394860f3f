import type { DashboardTeam } from '@seraph/schema/http/coaches/coachDashboard'
import type { SeasonChapter } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'

import { textOf } from '../../../messages.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx'
import { TeamSelect } from '../map/TeamSelect.tsx'
import { useTeamChoice } from '../map/useTeamChoice.ts'
import { weekQuery } from './weekQuery.ts'
import { WeekView } from './WeekView.tsx'

type Props = { teams: readonly DashboardTeam[]; chapters: readonly SeasonChapter[] }

/** The coach's week with one team (rule 223). */
export function WeekTab({ teams, chapters }: Props) {
  const { team, choose } = useTeamChoice(teams)
  if (team === undefined)
    return <EmptyState title="No teams yet">Register a team first: this page shows how its week went.</EmptyState>
  return (
    <>
      <div className="print:hidden">
        <TeamSelect teams={teams} team={team} onChoose={choose} />
      </div>
      <Week key={team.teamId} teamId={team.teamId} label={team.label} chapters={chapters} />
    </>
  )
}

function Week({ teamId, label, chapters }: { teamId: string; label: string; chapters: readonly SeasonChapter[] }) {
  const { data, error, refetch, isFetching } = useQuery(weekQuery(teamId))
  if (data === undefined)
    return error === null ? (
      <Skeleton className="mt-4 h-96" />
    ) : (
      <ErrorState title="The week could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
        {textOf(error)}
      </ErrorState>
    )
  if (data.members.length === 0) return <p className="text-muted mt-3">This team has no players yet.</p>
  return <WeekView team={label} week={data} chapters={chapters} />
}
