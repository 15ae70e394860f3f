import type { CoachDashboard } from '@seraph/schema/http/coaches/coachDashboard'

import { call } from '../../../api/call.ts'
import { coachToasts } from '../../../messages/coaches.ts'
import { Button } from '../../../ui/Button.tsx'
import { dayText } from '../dashboardTexts.ts'
import { useCoachChange } from '../useCoachChange.ts'

const keptDays = 14

/** Who was deleted in the last 14 days; the coach may undo it (rule 18). */
export function DeletedPlayers({ players }: { players: CoachDashboard['deletedPlayers'] }) {
  const restore = useCoachChange({
    change: (playerId: string) => call('restorePlayer', { params: { playerId } }),
    tell: ({ playerCode }) => coachToasts.changed(`${playerCode} is back in the team.`),
  })
  if (players.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-xl">Deleted players</h2>
      <p className="text-muted mt-1 text-base">
        They can be restored for {keptDays} days; then their record is gone for good.
      </p>
      <ul className="border-line bg-surface rounded-card mt-3 border">
        {players.map(({ playerId, playerCode, teamName, deletedAt }) => (
          <li
            key={playerId}
            className="border-line flex flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-2 last:border-0"
          >
            <b className="tracking-wide">{playerCode}</b>
            <span className="text-muted min-w-40 flex-1 text-base wrap-anywhere">
              {teamName}, deleted {dayText(deletedAt)}
            </span>
            <Button look="plain" isBusy={restore.isPending} onClick={() => restore.mutate(playerId)}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
