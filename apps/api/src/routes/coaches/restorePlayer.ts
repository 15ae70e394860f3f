import { lockCoachTeam } from '@seraph/db/queries/coaches/coachTeams'
import { restorePlayer as restore } from '@seraph/db/queries/clubs/memberPlaces'
import { restorePlayer } from '@seraph/schema/http/coaches/coachDashboard'
import { PlayerCode } from '@seraph/schema/vocabulary'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { freePlaces } from '../../codes/freePlaces.ts'
import { withCoachPlayer } from './withCoachPlayer.ts'

/** Undoes a deletion, the player's own or the coach's, within 14 days (rule 18). */
export function addRestorePlayer(app: FastifyInstance, deps: Deps): void {
  serve(app, restorePlayer, ({ params: { playerId }, request }) =>
    withCoachPlayer(
      deps,
      request,
      { playerId, act: 'player_restored', isHeadOnly: true },
      async (tx, player, coachId) => {
        if (!player.isRestorable) throw new AppError('player_not_restorable')
        const team = await lockCoachTeam(tx, { teamId: player.teamId, coachId })
        freePlaces(team?.memberNumbers ?? [], 1)
        await restore(tx, playerId)
        return { playerCode: PlayerCode.parse(player.code) }
      },
    ),
  )
}
