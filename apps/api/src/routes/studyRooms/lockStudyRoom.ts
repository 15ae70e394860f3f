import { setRoomLocked } from '@seraph/db/queries/rooms/studyRooms'
import { lockStudyRoom } from '@seraph/schema/http/rooms/studyRooms'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { changeRoom } from './changeRoom.ts'

export function addLockStudyRoom(app: FastifyInstance, deps: Deps): void {
  serve(app, lockStudyRoom, ({ params: { roomId }, body, request }) =>
    changeRoom(deps, request, roomId, (tx) => setRoomLocked(tx, roomId, body.isLocked)),
  )
}
