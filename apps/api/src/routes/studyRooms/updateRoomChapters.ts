import { setRoomChapters } from '@seraph/db/queries/studyRooms'
import { updateRoomChapters } from '@seraph/schema/http/studyRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { serve } from '../../serve.ts'
import { changeRoom } from './changeRoom.ts'
import { requireChapters } from './requireChapters.ts'

/** The host's, and only while the room waits (document 3, §5). */
export function addUpdateRoomChapters(app: FastifyInstance, deps: Deps): void {
  serve(app, updateRoomChapters, async ({ params: { roomId }, body, request }) => {
    requireChapters(await getCurrentSeason(deps), body.chapters)
    return changeRoom(deps, request, roomId, async (tx, room) => {
      if (room.status !== 'waiting') throw new AppError('room_not_waiting')
      return setRoomChapters(tx, roomId, body.chapters)
    })
  })
}
