import { deleteSlot, releasePlayer } from '@seraph/db/queries/clubs/memberPlaces'
import { removePlayer } from '@seraph/schema/http/coaches/coachDashboard'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { withCoachPlayer } from './withCoachPlayer.ts'

/**
 * Whoever has used a code keeps it with points and record, and only leaves the team: the record is the child's own (rule 18). A code
 * that nobody has used is deleted, and can be restored for 14 days.
 */
export function addRemovePlayer(app: FastifyInstance, deps: Deps): void {
  serve(app, removePlayer, ({ params: { playerId }, request }) =>
    withCoachPlayer(deps, request, { playerId, act: 'player_removed', isHeadOnly: true }, async (tx, player) => {
      if (player.isSlotReserved) await deleteSlot(tx, playerId)
      else await releasePlayer(tx, playerId)
      return { isDeleted: player.isSlotReserved }
    }),
  )
}
