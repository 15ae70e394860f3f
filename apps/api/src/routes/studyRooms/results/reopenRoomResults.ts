import { reopenResults } from '@seraph/db/queries/rooms/reopenResults'
import { lockRoom } from '@seraph/db/queries/rooms/studyRooms'
import { reopenRoomResults } from '@seraph/schema/http/rooms/roomResults'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { requireHost } from '../roomAccess.ts'

/** The host takes what people decided since into the results that were told (rule 201). Throws `not_host` and `room_not_completed`. */
export function addReopenRoomResults(app: FastifyInstance, deps: Deps): void {
  serve(app, reopenRoomResults, async ({ params: { roomId }, request }) => {
    await requireHost(deps, request, roomId)
    return deps.db.transaction().execute(async (tx) => {
      await lockRoom(tx, roomId)
      const changed = await reopenResults(tx, roomId)
      if (changed === undefined) throw new AppError('room_not_completed')
      return changed
    })
  })
}
