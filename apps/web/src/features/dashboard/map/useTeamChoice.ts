import type { DashboardTeam } from '@seraph/schema/http/coaches/coachDashboard'
import { useSearchParams } from 'react-router-dom'

/** The team that the address names, else the first; and a way to choose another, which a reload and the way back keep. */
export function useTeamChoice(teams: readonly DashboardTeam[]) {
  const [search, setSearch] = useSearchParams()
  const team = teams.find(({ teamId }) => teamId === search.get('team')) ?? teams[0]
  const choose = (teamId: string): void =>
    setSearch(
      (before) => {
        before.set('team', teamId)
        before.delete('chapter')
        return before
      },
      { replace: true },
    )
  return { team, choose }
}
