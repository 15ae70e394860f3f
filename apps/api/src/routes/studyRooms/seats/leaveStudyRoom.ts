import { vacateSeat } from '@seraph/db/queries/rooms/roomSeats'
import { leaveStudyRoom } from '@seraph/schema/http/rooms/studyRooms'
import { listPlaying } from '@seraph/domain/rooms/refuseStart'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { lockRoom } from '@seraph/db/queries/rooms/studyRooms'
import { findOwnSeat } from '../roomAccess.ts'
import { tellHubs } from '../changeRoom.ts'

/** A participant leaves; one who has left, was removed, or whose room is over has left already. The host ends the room instead. */
export function addLeaveStudyRoom(app: FastifyInstance, deps: Deps): void {
  serve(app, leaveStudyRoom, async ({ params: { roomId }, request }) => {
    const seat = await findOwnSeat(deps, request)
    if (seat === undefined || seat.roomId !== roomId) throw new AppError('not_in_room')
    if (seat.isHost) throw new AppError('forbidden')
    const happened = await deps.db.transaction().execute(async (tx) => {
      const room = await lockRoom(tx, roomId)
      const isPlaying =
        room?.status !== 'completed' && room !== undefined && listPlaying(room).some(({ id }) => id === seat.id)
      return isPlaying ? vacateSeat(tx, seat, 'left') : undefined
    })
    if (happened !== undefined) tellHubs(deps, happened)
    return { hasLeft: true } as const
  })
}
