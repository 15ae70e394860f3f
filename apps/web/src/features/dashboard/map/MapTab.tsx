import type { DashboardTeam } from '@seraph/schema/http/coaches/coachDashboard'
import type { SeasonChapter } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'

import { momentText } from '../../../language/timeTexts.ts'
import { textOf } from '../../../messages.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx'
import { Readiness } from '../readiness/Readiness.tsx'
import { mapQuery } from '../../../teamMap/mapQuery.ts'
import { TeamMapView } from './TeamMapView.tsx'
import { TeamSelect } from './TeamSelect.tsx'
import { useTeamChoice } from './useTeamChoice.ts'

type Props = { teams: readonly DashboardTeam[]; chapters: readonly SeasonChapter[] }

/** The map of a team: who knows which verses, who learns them, what nobody keeps, and what can be done about it (rule 221). */
export function MapTab({ teams, chapters }: Props) {
  const { data, error, refetch, isFetching } = useQuery(mapQuery)
  const { team, choose } = useTeamChoice(teams)
  if (team === undefined)
    return <EmptyState title="No teams yet">Register a team first: the map shows what its players know.</EmptyState>
  if (data === undefined)
    return error === null ? (
      <Skeleton className="h-96" />
    ) : (
      <ErrorState title="The map could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
        {textOf(error)}
      </ErrorState>
    )
  const map = data.teams.find(({ teamId }) => teamId === team.teamId)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2">
        <TeamSelect teams={teams} team={team} onChoose={choose} />
        <p className="text-muted text-base">As of {momentText(data.asOf)}</p>
      </div>
      {map === undefined || map.members.length === 0 ? (
        <p className="text-muted mt-3">This team has no players yet.</p>
      ) : (
        <>
          <TeamMapView label={team.label} map={map} asOf={data.asOf} chapters={chapters} />
          <Readiness teamId={team.teamId} chapters={chapters} />
        </>
      )}
    </>
  )
}
