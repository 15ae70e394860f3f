import type { PlayerRow } from '@seraph/db/queries/players/players'
import { findPlayerSeat, findSeatConsent, insertSeat, reopenSeat } from '@seraph/db/queries/rooms/roomSeats'
import type { Tx } from '@seraph/db/open'
import { applyRoomEvent } from '@seraph/domain/rooms/events/applyRoomEvent'
import { giveChapters } from '@seraph/domain/rooms/giveChapters'
import { refuseSeat } from '@seraph/domain/rooms/refuseSeat'
import { listPlaying } from '@seraph/domain/rooms/refuseStart'
import type { BodyOf, ReplyOf } from '@seraph/schema/http/endpoint'
import { roomTokenHeader } from '@seraph/schema/http/headers'
import { joinStudyRoom } from '@seraph/schema/http/rooms/studyRooms'
import type { RoomHappened } from '@seraph/schema/rooms/bus'
import { AppError } from '@seraph/service/appError'
import { hashToken } from '@seraph/service/session'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../../../deps.ts'
import { idempotent } from '../../../http/idempotent.ts'
import { serve } from '../../../http/serve.ts'
import { findPlayerSession } from '../../../session.ts'
import { shownName } from '../../players/shownName.ts'
import { lockOpenRoom, tellHubs } from '../changeRoom.ts'
import { getNamedPlayer } from '../getNamedPlayer.ts'
import { guessRoom } from '../guessRoom.ts'
import { findRoomCoach, seatTokenOf } from '../roomAccess.ts'
import { seatChapters } from '../seatChapters.ts'

type Entered = Omit<ReplyOf<typeof joinStudyRoom>, 'token'>

/**
 * Gives somebody a seat with the room's chapters or its own (rules 162 and 245), or a taken
 * one where rule 14 lets them have it; the token is told with a repeat under the same key too.
 */
export function addJoinStudyRoom(app: FastifyInstance, deps: Deps): void {
  serve(app, joinStudyRoom, async ({ params, body, request }) => {
    const { room } = await guessRoom(deps, request, params.code)
    const host = body.isHost ? await findRoomCoach(deps, request, room.id) : undefined
    if (body.isHost && host === undefined) throw new AppError('not_host')
    const player = host !== undefined ? undefined : await getNamedPlayer(deps, request, body.nickname ?? '')
    const session = player && (await findPlayerSession(deps, request))
    const isCounting = player !== undefined && session?.player.id === player.id
    let token: string | undefined
    let happened: RoomHappened | undefined
    const { reply } = await idempotent(deps, request, async (tx): Promise<Entered> => {
      const locked = await lockOpenRoom(tx, room.id)
      const seatId =
        player === undefined
          ? locked.hostId
          : await findAllowedSeat(tx, request, { room: locked, player, body, isCounting })
      const id = seatId ?? randomUUID()
      token = seatTokenOf(request, id)
      const seat = { id, roomId: room.id, tokenHash: hashToken(token) }
      const entered =
        player === undefined || seatId !== undefined
          ? await reopenSeat(tx, { ...seat, hostCode: host?.code ?? null })
          : await insertSeat(tx, {
              ...seat,
              nickname: shownName(player),
              playerId: player.id,
              teamName: player.teamName,
              gem: player.gem,
              isGuest: !isCounting,
              chapters: giveChapters(
                { assignedChapters: [], givenChapters: [] },
                await seatChapters(deps, tx, { room: locked, playerId: player.id }),
              ),
            })
      const { participant, ...told } = entered
      happened = told
      return { room: applyRoomEvent(locked, told.event), participant, isCounting }
    })
    if (happened !== undefined) tellHubs(deps, happened)
    return { ...reply, token: token ?? seatTokenOf(request, reply.participant.id) }
  })
}

/** The id of the player's own seat, undefined for a new one; throws why none may be taken. */
async function findAllowedSeat(
  tx: Tx,
  request: FastifyRequest,
  asked: { room: Entered['room']; player: PlayerRow; body: BodyOf<typeof joinStudyRoom>; isCounting: boolean },
): Promise<string | undefined> {
  const { room, player, body } = asked
  const seat = await findPlayerSeat(tx, { roomId: room.id, playerId: player.id })
  const token = request.headers[roomTokenHeader]
  const refusal = refuseSeat({
    seat: room.participants.find(({ id }) => id === seat?.id),
    hasToken: typeof token === 'string' && seat?.tokenHash.equals(hashToken(token)) === true,
    hasSession: asked.isCounting,
    consent:
      seat === undefined || body.seatRequest === undefined
        ? undefined
        : await findSeatConsent(tx, {
            id: body.seatRequest.id,
            participantId: seat.id,
            secretHash: hashToken(body.seatRequest.secret),
          }),
    isLocked: room.isLocked,
    isFull: listPlaying(room).length >= room.maxParticipants,
    isCompleted: room.status === 'completed',
  })
  if (refusal !== undefined) throw new AppError(refusal)
  return seat?.id
}
