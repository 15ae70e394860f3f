import type { CoachDashboard, DashboardTeam } from '@seraph/schema/http/coaches/coachDashboard'
import type { SeasonChapter } from '@seraph/schema/season'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { TeamAnalysis } from './TeamAnalysis.tsx'

const TeamDialog = lazy(() => import('../dialogs/TeamDialog.tsx').then((module) => ({ default: module.TeamDialog })))

/** Each team's figures, its best, and its map of chapters. */
export function TeamsTab({ data, chapters }: { data: CoachDashboard; chapters: readonly SeasonChapter[] }) {
  const [edited, setEdited] = useState<DashboardTeam>()
  if (data.teams.length === 0)
    return (
      <EmptyState title="No teams yet">
        <Link to={paths.register}>Register your first team</Link>.
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-5">
        {data.teams.map((team) => (
          <TeamAnalysis
            key={team.teamId}
            team={team}
            stat={data.teamStats[team.label]}
            players={data.players.filter(({ teamId }) => teamId === team.teamId)}
            chapters={chapters}
            onEdit={() => setEdited(team)}
          />
        ))}
      </ul>
      {edited !== undefined && (
        <Suspense fallback={null}>
          <TeamDialog team={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  )
}
