import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { freeCoachSeat } from '@seraph/db/queries/coaches/coachSeats'
import { freeSeat } from '@seraph/schema/http/coaches/coachSeats'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { getHeadCoach } from '../../../coachSession.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'

/**
 * A seat that was used meanwhile, another coach's and none at all are
 * all `forbidden` (rules 13 and 149). The log names the place alone.
 */
export function addFreeSeat(app: FastifyInstance, deps: Deps): void {
  serve(app, freeSeat, async ({ params: { playerId }, request }) => {
    const { coach } = await getHeadCoach(deps, request)
    await deps.db.transaction().execute(async (tx) => {
      const seat = await freeCoachSeat(tx, { coachId: coach.id, playerId, now: new Date(deps.clock()) })
      if (seat === undefined) throw new AppError('forbidden')
      await insertAuditEntry(tx, { actor: 'coach', coachId: coach.id, act: 'seat_freed', subject: seat })
    })
    return { isFreed: true } as const
  })
}
