import { startRoom } from '@seraph/db/queries/studyRooms'
import { refuseStart } from '@seraph/domain/rooms/refuseStart'
import { startStudyRoom } from '@seraph/schema/http/studyRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../serve.ts'
import { changeRoom } from './changeRoom.ts'

/** Starts the quiz; the issues of `chapters_not_assigned` are the nicknames that lack chapters (document 3, §5). */
export function addStartStudyRoom(app: FastifyInstance, deps: Deps): void {
  serve(app, startStudyRoom, ({ params: { roomId }, request }) =>
    changeRoom(deps, request, roomId, async (tx, room) => {
      const refusal = refuseStart(room)
      if (refusal === undefined) return startRoom(tx, roomId)
      const nicknames = 'nicknames' in refusal ? refusal.nicknames : []
      const issues = nicknames.map((nickname) => ({ path: 'participants', message: nickname }))
      throw new AppError(refusal.code, issues.length > 0 ? { issues } : {})
    }),
  )
}
