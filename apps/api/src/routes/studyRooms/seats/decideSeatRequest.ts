import { decideSeat } from '@seraph/db/queries/rooms/roomSeats'
import { decideSeatRequest } from '@seraph/schema/http/rooms/studyRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { changeRoom } from '../changeRoom.ts'

export function addDecideSeatRequest(app: FastifyInstance, deps: Deps): void {
  serve(app, decideSeatRequest, ({ params: { roomId, requestId }, body, request }) =>
    changeRoom(deps, request, roomId, async (tx) => {
      const decided = await decideSeat(tx, { roomId, requestId, isAllowed: body.isAllowed })
      if (decided === undefined) throw new AppError('seat_request_not_found')
      return decided
    }),
  )
}
