import type { CoachDashboard } from '@seraph/schema/http/coaches/coachDashboard'

import { percentText } from '../dashboardTexts.ts'
import { Figure } from '../Figure.tsx'

/** The coach's clubs side by side. */
export function ClubsTab({ data }: { data: CoachDashboard }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {Object.entries(data.clubComparison).map(([club, { totalTeams, totalPlayers, avgPerformance }]) => (
        <li key={club} className="border-line bg-surface rounded-card border p-5">
          <h2 className="mb-3 text-xl wrap-anywhere">{club}</h2>
          <dl className="grid grid-cols-3 gap-3">
            <Figure isBare label="Teams" value={String(totalTeams)} />
            <Figure isBare label="Players" value={String(totalPlayers)} />
            <Figure isBare label="Average" value={percentText(avgPerformance)} />
          </dl>
        </li>
      ))}
    </ul>
  )
}
