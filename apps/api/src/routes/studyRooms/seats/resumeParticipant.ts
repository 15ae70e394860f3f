import { raiseVersion } from '@seraph/db/queries/rooms/studyRooms'
import { resumeParticipant } from '@seraph/schema/http/rooms/studyRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { changeRoom } from '../changeRoom.ts'
import { requirePlaying } from '../requirePlaying.ts'

export function addResumeParticipant(app: FastifyInstance, deps: Deps): void {
  serve(app, resumeParticipant, ({ params: { roomId }, body: { participantUserId: userId }, request }) =>
    changeRoom(deps, request, roomId, async (tx, room) => {
      if (room.status !== 'active') throw new AppError('room_not_active')
      requirePlaying(room, userId)
      return { event: { type: 'participant_quiz_resumed', roomId, userId, version: await raiseVersion(tx, roomId) } }
    }),
  )
}
