import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { lockCoachPlayer } from '@seraph/db/queries/clubs/memberPlaces'
import { setPlayerLabel } from '@seraph/db/queries/coaches/setPlayerLabel'
import { labelPlayer } from '@seraph/schema/http/coaches/coachDashboard'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { getLinkedCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'

/** The audit tells that a label was changed, never what it says: only its coach reads it (rule 192). */
export function addLabelPlayer(app: FastifyInstance, deps: Deps): void {
  serve(app, labelPlayer, async ({ params: { playerId }, body, request }) => {
    const { coach, actorId } = await getLinkedCoach(deps, request)
    const label = body.label === '' ? null : body.label
    await deps.db.transaction().execute(async (tx) => {
      const player = await lockCoachPlayer(tx, { playerId, coachId: coach.id })
      if (player === undefined) throw new AppError('forbidden')
      const isChanged = await setPlayerLabel(tx, { coachId: actorId, playerId, label })
      if (isChanged)
        await insertAuditEntry(tx, {
          actor: 'coach',
          coachId: actorId,
          act: 'player_labelled',
          subject: { playerId, playerCode: player.code },
        })
    })
    return { label }
  })
}
