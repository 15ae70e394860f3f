import type { CoachDashboard, DashboardPlayer } from '@seraph/schema/http/coaches/coachDashboard'
import Download from 'virtual:icons/download'
import UserRoundPlus from 'virtual:icons/user-round-plus'
import { lazy, Suspense, useState } from 'react'

import { PrintPlayerCards } from '../../../codeCards/PrintPlayerCards.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { DeletedPlayers } from '../players/DeletedPlayers.tsx'
import { downloadPlayers } from '../players/downloadPlayers.ts'
import { useIsHelper } from '../../../session/coach/useIsHelper.ts'
import { listFullTeams } from '../listFullTeams.ts'
import { findPlayers, playerOrders, playerOrderWords, type PlayerOrder } from '../players/findPlayers.ts'
import { PlayerCard } from '../players/PlayerCard.tsx'
import { RankLegend } from './RankLegend.tsx'
import { UnusedSeats } from '../players/UnusedSeats.tsx'

const AddPlayerDialog = lazy(() =>
  import('../dialogs/AddPlayerDialog.tsx').then((module) => ({ default: module.AddPlayerDialog })),
)
const LabelDialog = lazy(() => import('../dialogs/LabelDialog.tsx').then((module) => ({ default: module.LabelDialog })))
const MovePlayerDialog = lazy(() =>
  import('../dialogs/MovePlayerDialog.tsx').then((module) => ({ default: module.MovePlayerDialog })),
)
const PlayerNumberDialog = lazy(() =>
  import('../dialogs/PlayerNumberDialog.tsx').then((module) => ({ default: module.PlayerNumberDialog })),
)
const RemovePlayerDialog = lazy(() =>
  import('../dialogs/RemovePlayerDialog.tsx').then((module) => ({ default: module.RemovePlayerDialog })),
)

type Open = { what: 'add' } | { what: 'label' | 'move' | 'remove' | 'number'; player: DashboardPlayer }

/** With more players than this each is a line that opens. */
const roomyPlayers = 10

/** Every player as a card, to be found and sorted, and what can be done with them. */
export function PlayersTab({ data }: { data: CoachDashboard }) {
  const { players, teams } = data
  const [open, setOpen] = useState<Open>()
  const [text, setText] = useState('')
  const [order, setOrder] = useState<PlayerOrder>('team')
  const close = () => setOpen(undefined)
  const isHelper = useIsHelper()
  const fullTeams = listFullTeams(players)
  const shown = findPlayers(players, { text, order })
  const isCompact = players.length > roomyPlayers
  const clubOf = new Map(teams.map(({ teamId, clubName }) => [teamId, clubName]))
  const cards = players.map(({ playerId, playerCode, biblicalGem: gem, teamName, teamId }) => ({
    playerId,
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
        <PrintPlayerCards players={cards} />
        <Button look="quiet" disabled={players.length === 0} onClick={() => downloadPlayers(data)}>
          <Download aria-hidden className="size-5" />
          Download as CSV
        </Button>
      </div>
      {players.length === 0 && (
        <EmptyState title="No players yet">Register a team, or add a player to a team that you have.</EmptyState>
      )}
      {players.length > 1 && (
        <div className="mb-4 flex flex-wrap gap-3">
          <input
            type="search"
            aria-label="Find a player"
            placeholder="Find a player"
            className={`${inputClass} min-w-48 flex-1`}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <select
            aria-label="Order of the players"
            className={`${inputClass} sm:w-auto!`}
            value={order}
            onChange={(event) => setOrder(event.target.value as PlayerOrder)}
          >
            {playerOrders.map((one) => (
              <option key={one} value={one}>
                {playerOrderWords[one]}
              </option>
            ))}
          </select>
        </div>
      )}
      {players.length > 0 && shown.length === 0 && <p className="text-muted mb-4">No player is called that.</p>}
      <ul className={`grid md:grid-cols-2 lg:grid-cols-3 ${isCompact ? 'items-start gap-2' : 'gap-4'}`}>
        {shown.map((player) => (
          <PlayerCard
            key={player.playerId}
            isCompact={isCompact}
            player={player}
            onLabel={() => setOpen({ what: 'label', player })}
            onNumber={() => setOpen({ what: 'number', player })}
            onMove={() => setOpen({ what: 'move', player })}
            {...(!isHelper && { onRemove: () => setOpen({ what: 'remove', player }) })}
          />
        ))}
      </ul>
      {!isHelper && <DeletedPlayers players={data.deletedPlayers} />}
      {!isHelper && <UnusedSeats />}
      <Suspense fallback={null}>
        {open?.what === 'add' && <AddPlayerDialog teams={teams} fullTeams={fullTeams} onClose={close} />}
        {open?.what === 'label' && <LabelDialog player={open.player} onClose={close} />}
        {open?.what === 'move' && (
          <MovePlayerDialog player={open.player} teams={teams} fullTeams={fullTeams} onClose={close} />
        )}
        {open?.what === 'number' && (
          <PlayerNumberDialog player={open.player} clubName={clubOf.get(open.player.teamId) ?? ''} onClose={close} />
        )}
        {open?.what === 'remove' && <RemovePlayerDialog player={open.player} onClose={close} />}
      </Suspense>
    </>
  )
}
