import type { DashboardPlayer } from '@seraph/schema/http/coaches/coachDashboard'

import { call } from '../../../api/call.ts'
import { NumberDialog } from '../../../codeCards/NumberDialog.tsx'

type Props = { player: DashboardPlayer; clubName: string; onClose: () => void }

/** The secret number of a player of the coach's (rule 42). */
export function PlayerNumberDialog({ player, clubName, onClose }: Props) {
  const { playerId, playerCode, biblicalGem: gem, teamName } = player
  const show = async () => {
    const [number] = await call('showPlayerNumbers', { body: { playerIds: [playerId] } })
    if (number === undefined) throw new Error('the server has shown no number')
    return number
  }
  return (
    <NumberDialog
      player={{ playerId, playerCode, gem, clubName, teamName }}
      show={show}
      renew={() => call('renewPlayerNumber', { params: { playerId } })}
      onClose={onClose}
    />
  )
}
