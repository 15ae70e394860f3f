import type { DashboardPlayer, DashboardTeam } from '@seraph/schema/http/coaches/coachDashboard'
import type { GemLetter } from '@seraph/schema/vocabulary'
import { useState } from 'react'

import { call } from '../../../api/call.ts'
import { coachToasts } from '../../../messages/coaches.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import type { Place } from './PlaceFields.tsx'
import { useCoachChange } from '../useCoachChange.ts'
import { Ways } from '../../../ui/dialogs/Ways.tsx'

type Props = {
  player: DashboardPlayer
  teams: readonly DashboardTeam[]
  fullTeams: ReadonlySet<string>
  onClose: () => void
}

/** Gives a player another team, chapter or gem; the code changes with it and the old one stays good (rule 7). */
export function MovePlayerDialog({ player, teams, fullTeams, onClose }: Props) {
  const { playerId, playerCode, startingChapter, biblicalGem } = player
  const [place, setPlace] = useState<Place>({ teamId: player.teamId, startingChapter, biblicalGem })
  const move = useCoachChange({
    change: ({ teamId, gem }: { teamId: string; gem: GemLetter }) =>
      call('movePlayer', {
        params: { playerId },
        body: { teamId, startingChapter: place.startingChapter, biblicalGem: gem },
      }),
    tell: ({ updatedPlayerCode }) =>
      coachToasts.changed(
        updatedPlayerCode === undefined
          ? `${playerCode} was moved and keeps the code.`
          : `The code is now ${updatedPlayerCode}. ${playerCode} still works.`,
      ),
    onDone: onClose,
  })
  const { teamId, biblicalGem: gem } = place
  const own = { teamId: player.teamId, startingChapter, biblicalGem, playerCode }
  return (
    <Dialog
      title={`Move ${playerCode}`}
      description="The code changes with team, chapter and gem. The old one keeps working."
      onClose={onClose}
    >
      <form
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (teamId === '' || gem === '') return
          move.mutate({ teamId, gem })
        }}
      >
        <PlaceFields teams={teams} fullTeams={fullTeams} place={place} own={own} onChange={setPlace} />
        <Ways onBack={onClose}>
          <Button type="submit" isBusy={move.isPending} disabled={teamId === '' || gem === ''}>
            Move
          </Button>
        </Ways>
      </form>
    </Dialog>
  )
}
