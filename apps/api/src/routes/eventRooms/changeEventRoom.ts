import { deleteEventNotes } from '@seraph/db/queries/events/eventNotes'
import { changeEventSettings } from '@seraph/db/queries/events/eventRooms'
import { changeEventRoom } from '@seraph/schema/http/events/eventRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getEventHost } from './eventAccess.ts'
import { presentEventRoom } from './presentEventRoom.ts'
import { underEventLock } from './underEventLock.ts'

/**
 * The host says whether points are shown, and which teams are left out of the highest score, until the result is told (rule 235); in
 * the lobby whether teams write notes (rule 246).
 */
export function addChangeEventRoom(app: FastifyInstance, deps: Deps): void {
  serve(app, changeEventRoom, async ({ params, body, request }) => {
    const { audience } = await getEventHost(deps, request, params.roomId)
    const row = await underEventLock(deps, params.roomId, async (tx, { id, isPublished, isBetween, phase }) => {
      if (isPublished) throw new AppError('event_result_published')
      if (isBetween && (body.hasNotes === true || body.showsPoints === true)) throw new AppError('event_between_clubs')
      if (body.hasNotes !== undefined && phase !== 'lobby') throw new AppError('event_not_now')
      const { showsPoints, hasNotes, outside } = body
      await changeEventSettings(tx, { id, showsPoints, hasNotes, outside })
      if (hasNotes === false) await deleteEventNotes(tx, id)
      return true
    })
    return presentEventRoom(row, audience)
  })
}
