import { decideAppeal } from '@seraph/db/queries/events/eventSheets'
import { decideEventAppeal } from '@seraph/schema/http/events/eventRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { correctMark } from './correctMark.ts'
import { getEventHost } from '../eventAccess.ts'
import { presentEventRoom } from '../presentEventRoom.ts'
import { underEventLock } from '../underEventLock.ts'

/** The panel affirms a mark, or overturns it: then the part is given (rule 234). */
export function addDecideEventAppeal(app: FastifyInstance, deps: Deps): void {
  serve(app, decideEventAppeal, async ({ params, body, request }) => {
    const { audience, name } = await getEventHost(deps, request, params.roomId)
    const row = await underEventLock(deps, params.roomId, async (tx, locked) => {
      if (locked.isPublished) throw new AppError('event_result_published')
      const decision = body.isOverturned ? 'overturned' : 'affirmed'
      const appeal = await decideAppeal(tx, { id: params.appealId, roomId: locked.id, decision })
      if (appeal === undefined) throw new AppError('event_appeal_not_found')
      if (body.isOverturned) await correctMark(tx, locked, { ...appeal, isGiven: true, who: name, isAppeal: true })
      return true
    })
    return presentEventRoom(row, audience)
  })
}
