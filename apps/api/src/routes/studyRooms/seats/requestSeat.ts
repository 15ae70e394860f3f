import { findPlayerSeat, insertSeatRequest } from '@seraph/db/queries/rooms/roomSeats'
import { requestSeat } from '@seraph/schema/http/rooms/studyRooms'
import type { RoomHappened } from '@seraph/schema/rooms/bus'
import { AppError } from '@seraph/service/appError'
import { hashToken } from '@seraph/service/session'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../../../deps.ts'
import { idempotent } from '../../../http/idempotent.ts'
import { serve } from '../../../http/serve.ts'
import { shownName } from '../../players/shownName.ts'
import { lockOpenRoom, tellHubs } from '../changeRoom.ts'
import { getNamedPlayer } from '../getNamedPlayer.ts'
import { guessRoom } from '../guessRoom.ts'
import { seatTokenOf } from '../roomAccess.ts'

/** Asks the host for a player's taken seat; the secret goes with the join call that uses the consent (rule 14). */
export function addRequestSeat(app: FastifyInstance, deps: Deps): void {
  serve(app, requestSeat, async ({ params, body, request }) => {
    await deps.callLimit.count('seat_request', request.ip)
    const { room } = await guessRoom(deps, request, params.code)
    const player = await getNamedPlayer(deps, request, body.nickname)
    let secret: string | undefined
    let happened: RoomHappened | undefined
    const { reply } = await idempotent(deps, request, async (tx) => {
      const { id: roomId } = await lockOpenRoom(tx, room.id)
      const seat = await findPlayerSeat(tx, { roomId, playerId: player.id })
      if (seat === undefined) throw new AppError('participant_not_found')
      const id = randomUUID()
      secret = seatTokenOf(request, id)
      const asked = { id, roomId, participantId: seat.id, nickname: shownName(player) }
      const { askedAt, ...told } = await insertSeatRequest(tx, { ...asked, secretHash: hashToken(secret) })
      happened = told
      return { id, participantId: seat.id, nickname: shownName(player), askedAt }
    })
    if (happened !== undefined) tellHubs(deps, happened)
    return { ...reply, secret: secret ?? seatTokenOf(request, reply.id) }
  })
}
