import { vacateSeat } from '@seraph/db/queries/rooms/roomSeats'
import { removeParticipant } from '@seraph/schema/http/rooms/studyRooms'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { changeRoom } from '../changeRoom.ts'
import { requirePlaying } from '../requirePlaying.ts'

export function addRemoveParticipant(app: FastifyInstance, deps: Deps): void {
  serve(app, removeParticipant, ({ params: { roomId }, body: { participantUserId: id }, request }) =>
    changeRoom(deps, request, roomId, async (tx, room) => {
      requirePlaying(room, id)
      return vacateSeat(tx, { id, roomId }, 'removed')
    }),
  )
}
