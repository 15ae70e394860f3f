import { findEventClock } from '@seraph/db/queries/events/eventStands'
import { countEventStudy } from '@seraph/schema/http/events/eventRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { findOwnEventSeat } from './eventAccess.ts'
import { noteEventStudy } from './noteEventStudy.ts'

/** Notes the study day of a member whose event ended while something was away that it needs (rule 236). */
export function addCountEventStudy(app: FastifyInstance, deps: Deps): void {
  serve(app, countEventStudy, async ({ params, request }) => {
    const seat = await findOwnEventSeat(deps, request, params.roomId)
    if (seat?.kind !== 'member') throw new AppError('not_in_room')
    const clock = await findEventClock(deps.db, params.roomId)
    if (clock?.phase !== 'end') throw new AppError('event_not_now')
    await noteEventStudy(deps, { roomId: params.roomId, requestId: request.id })
    return { isCounted: (await findOwnEventSeat(deps, request, params.roomId))?.isCounted === true }
  })
}
