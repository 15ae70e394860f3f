import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { saveEventResult } from '@seraph/db/queries/events/eventRooms'
import { publishEventResult } from '@seraph/schema/http/events/eventRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { findCoach } from '../../../coachSession.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getEventHost } from '../eventAccess.ts'
import { presentEventRoom } from '../presentEventRoom.ts'
import { readEventResult } from './readEventResult.ts'
import { underEventLock } from '../underEventLock.ts'

/** The host tells the result, which stays as it was told until it is opened again; both are noted (rule 235). */
export function addPublishEventResult(app: FastifyInstance, deps: Deps): void {
  serve(app, publishEventResult, async ({ params, body, request }) => {
    const { audience } = await getEventHost(deps, request, params.roomId)
    const coach = await findCoach(deps, request)
    const row = await underEventLock(deps, params.roomId, async (tx, locked) => {
      if (locked.phase !== 'end') throw new AppError('event_not_now')
      if (locked.isPublished === body.isPublished) return false
      const { asked, possible, teams } = await readEventResult(tx, locked.id)
      await saveEventResult(tx, { id: locked.id, published: body.isPublished ? { asked, possible, teams } : undefined })
      await insertAuditEntry(tx, {
        actor: 'coach',
        ...(coach?.coach !== undefined && { coachId: coach.coach.id }),
        act: body.isPublished ? 'event_result_told' : 'event_result_reopened',
        subject: { roomId: locked.id },
      })
      return true
    })
    return presentEventRoom(row, audience)
  })
}
