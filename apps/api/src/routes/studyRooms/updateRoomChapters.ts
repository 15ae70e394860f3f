import { setRoomChapters } from '@seraph/db/queries/rooms/studyRooms'
import { listFollowers } from '@seraph/domain/rooms/giveChapters'
import { updateRoomChapters } from '@seraph/schema/http/rooms/studyRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getReadableSeason } from '../../season/getReadableSeason.ts'
import { serve } from '../../http/serve.ts'
import { changeRoom } from './changeRoom.ts'
import { requireChapters } from './requireChapters.ts'

/** The host's, and only while the room waits (rule 134). */
export function addUpdateRoomChapters(app: FastifyInstance, deps: Deps): void {
  serve(app, updateRoomChapters, async ({ params: { roomId }, body, request }) => {
    return changeRoom(deps, request, roomId, async (tx, room) => {
      requireChapters(await getReadableSeason(deps, room.seasonId), body.chapters)
      if (room.status !== 'waiting') throw new AppError('room_not_waiting')
      return setRoomChapters(tx, {
        roomId,
        chapters: body.chapters,
        followers: listFollowers(room, body.chapters),
      })
    })
  })
}
