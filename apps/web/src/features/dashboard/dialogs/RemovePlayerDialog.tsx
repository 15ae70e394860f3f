import type { DashboardPlayer } from '@seraph/schema/http/coaches/coachDashboard'

import { call } from '../../../api/call.ts'
import { coachToasts } from '../../../messages/coaches.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { useCoachChange } from '../useCoachChange.ts'
import { Ways } from '../../../ui/dialogs/Ways.tsx'

/** Asks before a player is taken out of the team, and says what becomes of the code (rule 7). */
export function RemovePlayerDialog({ player, onClose }: { player: DashboardPlayer; onClose: () => void }) {
  const { playerId, playerCode, teamName, isWaiting } = player
  const remove = useCoachChange({
    change: () => call('removePlayer', { params: { playerId } }),
    tell: ({ isDeleted }) =>
      coachToasts.changed(
        isDeleted ? `${playerCode} is deleted. You can restore it for 14 days.` : `${playerCode} has left ${teamName}.`,
      ),
    onDone: onClose,
  })
  return (
    <Dialog title={`Remove ${playerCode}?`} onClose={onClose}>
      <p className="mt-3">
        {isWaiting
          ? 'Nobody has logged in with this code yet. It is deleted, nobody else ever gets it, and you can restore it for 14 days.'
          : `${playerCode} leaves ${teamName} and keeps code, points and record: they are the player’s own. You no longer see them here. To bring the player back you need the code.`}
      </p>
      <div className="mt-5">
        <Ways onBack={onClose}>
          <Button isBusy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            Remove
          </Button>
        </Ways>
      </div>
    </Dialog>
  )
}
