import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { lockCoachPlayer } from '@seraph/db/queries/clubs/memberPlaces'
import { renewPlayerNumber } from '@seraph/schema/http/players/playerNumbers'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { getLinkedCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { changeNumber } from '../../numbers/secretNumbers.ts'
import { serve } from '../../http/serve.ts'
import { publishSessionEnded } from '../../session.ts'
import { presentNumber } from '../../numbers/presentNumber.ts'

/** The old number, cards and signed-in browsers are worth nothing then (rule 42). */
export function addRenewPlayerNumber(app: FastifyInstance, deps: Deps): void {
  serve(app, renewPlayerNumber, async ({ params: { playerId }, request }) => {
    const { coach, actorId } = await getLinkedCoach(deps, request)
    const renewed = await deps.db.transaction().execute(async (tx) => {
      const player = await lockCoachPlayer(tx, { playerId, coachId: coach.id })
      if (player === undefined) throw new AppError('forbidden')
      const subject = { playerId, playerCode: player.code }
      await insertAuditEntry(tx, { actor: 'coach', coachId: actorId, act: 'number_renewed', subject })
      return { player, ...(await changeNumber(deps, tx, playerId)) }
    })
    for (const id of renewed.endedSessionIds) publishSessionEnded(deps, request, id)
    return presentNumber(renewed.player, renewed.number)
  })
}
