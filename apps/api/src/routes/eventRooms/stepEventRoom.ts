import { nad2023 } from '@seraph/domain/event/eventProfile'
import { refuseEventStart } from '@seraph/domain/event/refuseEventStart'
import { stepEventRoom } from '@seraph/schema/http/events/eventRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getEventHost } from './eventAccess.ts'
import { moveEvent } from './moveEvent.ts'
import { noteEventStudy } from './noteEventStudy.ts'
import { presentEventRoom } from './presentEventRoom.ts'
import { underEventLock } from './underEventLock.ts'

/** The host moves the event on, repeats a reading, adds time, skips, voids, or ends it (rule 230). */
export function addStepEventRoom(app: FastifyInstance, deps: Deps): void {
  serve(app, stepEventRoom, async ({ params, body, request }) => {
    const { audience } = await getEventHost(deps, request, params.roomId)
    const row = await underEventLock(deps, params.roomId, async (tx, locked) => {
      if (locked.isPublished) throw new AppError('event_result_published')
      if (locked.isPaper && body.kind !== 'end' && body.kind !== 'void') throw new AppError('event_not_now')
      if (locked.phase === 'lobby' && body.kind === 'advance') {
        if (locked.isSealed) throw new AppError('event_set_sealed')
        const teams = locked.teams.map(({ id }) => locked.seats.filter(({ teamId }) => teamId === id))
        if (refuseEventStart(teams, nad2023.members.fewest) !== undefined) throw new AppError('event_not_ready')
      }
      await moveEvent(deps, tx, locked, body)
      return true
    })
    if (row.phase === 'end') await noteEventStudy(deps, { roomId: row.id, requestId: request.id })
    return presentEventRoom(row, audience)
  })
}
