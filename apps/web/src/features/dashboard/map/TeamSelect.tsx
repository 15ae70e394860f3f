import type { DashboardTeam } from '@seraph/schema/http/coaches/coachDashboard'
import { useId } from 'react'

type Props = { teams: readonly DashboardTeam[]; team: DashboardTeam; onChoose: (teamId: string) => void }

/** Which team is looked at; its name alone where there is one. */
export function TeamSelect({ teams, team, onChoose }: Props) {
  const id = useId()
  if (teams.length === 1) return <p className="text-xl font-bold wrap-anywhere">{team.label}</p>
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-muted block text-base">
        Team
      </label>
      <select
        id={id}
        className="border-edge bg-raised min-h-12 w-full max-w-96 rounded-xl border-[1.5px] px-3 text-ellipsis"
        value={team.teamId}
        onChange={({ target }) => onChoose(target.value)}
      >
        {teams.map(({ teamId, label }) => (
          <option key={teamId} value={teamId}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
