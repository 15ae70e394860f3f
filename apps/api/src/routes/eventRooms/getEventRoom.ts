import { findEventRoom } from '@seraph/db/queries/events/eventRooms'
import { getEventRoom } from '@seraph/schema/http/events/eventRooms'
import { AppError } from '@seraph/service/appError'
import { shareReads } from '@seraph/service/shareReads'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getEventCaller } from './eventAccess.ts'
import { presentEventRoom } from './presentEventRoom.ts'

/** A room as its caller may see it (rule 232). A hall asks at once when a phase is new: it shares the reads. */
export function addGetEventRoom(app: FastifyInstance, deps: Deps): void {
  const find = shareReads(async (roomId) => findEventRoom(deps.db, roomId))
  serve(app, getEventRoom, async ({ params, request }) => {
    const { audience } = await getEventCaller(deps, request, params.roomId)
    const row = await find(params.roomId)
    if (row === undefined) throw new AppError('not_in_room')
    return presentEventRoom(row, audience)
  })
}
