import type { CoachDashboard, DashboardPlayer } from '@seraph/schema/http/coachDashboard'
import { Download, UserRoundPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { PrintButton } from '../../codeCards/PrintButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { DeletedPlayers } from './DeletedPlayers.tsx'
import { downloadPlayers } from './downloadPlayers.ts'
import { PlayerCard } from './PlayerCard.tsx'
import { RankLegend } from './RankLegend.tsx'

const AddPlayerDialog = lazy(() =>
  import('./AddPlayerDialog.tsx').then((module) => ({ default: module.AddPlayerDialog })),
)
const MovePlayerDialog = lazy(() =>
  import('./MovePlayerDialog.tsx').then((module) => ({ default: module.MovePlayerDialog })),
)
const RemovePlayerDialog = lazy(() =>
  import('./RemovePlayerDialog.tsx').then((module) => ({ default: module.RemovePlayerDialog })),
)

type Open = { what: 'add' } | { what: 'move' | 'remove'; player: DashboardPlayer }

/** Every player as a card, and what can be done with them. */
export function PlayersTab({ data }: { data: CoachDashboard }) {
  const { players, teams } = data
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const clubOf = new Map(teams.map(({ teamId, clubName }) => [teamId, clubName]))
  const cards = players.map(({ playerCode, biblicalGem: gem, teamName, teamId }) => ({
    playerCode,
    gem,
    teamName,
    clubName: clubOf.get(teamId) ?? '',
  }))
  return (
    <>
      <RankLegend />
      <div className="mb-5 flex flex-wrap gap-3">
        <Button onClick={() => setOpen({ what: 'add' })} disabled={teams.length === 0}>
          <UserRoundPlus aria-hidden className="size-5" />
          Add A Player
        </Button>
        <PrintButton cards={cards} />
        <Button look="quiet" disabled={players.length === 0} onClick={() => downloadPlayers(data)}>
          <Download aria-hidden className="size-5" />
          Download as CSV
        </Button>
      </div>
      {players.length === 0 && (
        <EmptyState title="No players yet">Register a team, or add a player to a team that you have.</EmptyState>
      )}
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {players.map((player) => (
          <PlayerCard
            key={player.playerId}
            player={player}
            onMove={() => setOpen({ what: 'move', player })}
            onRemove={() => setOpen({ what: 'remove', player })}
          />
        ))}
      </ul>
      <DeletedPlayers players={data.deletedPlayers} />
      <Suspense fallback={null}>
        {open?.what === 'add' && <AddPlayerDialog teams={teams} onClose={close} />}
        {open?.what === 'move' && <MovePlayerDialog player={open.player} teams={teams} onClose={close} />}
        {open?.what === 'remove' && <RemovePlayerDialog player={open.player} onClose={close} />}
      </Suspense>
    </>
  )
}
