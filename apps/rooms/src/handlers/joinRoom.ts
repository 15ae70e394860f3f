import { markAway } from '@seraph/db/queries/rooms/roomConnections'
import { hashToken } from '@seraph/service/session'

import type { Member } from '../live/connection.ts'
import { presentAnswer } from '../seats/memberPart.ts'
import { complaintOf } from '../seats/complaintOf.ts'
import type { Handler } from './handler.ts'
import { lookOn } from './lookOn.ts'

/**
 * Takes a seat for this socket (SPEC 5): one statement at most, and one more where nobody of the room was on this hub. Where the socket is
 * gone or being closed by then, its client may sit elsewhere already: that
 * socket is not told that it was taken over, its hub takes the seat back.
 */
export const joinRoom: Handler<'join_room'> = async (deps, connection, message) => {
  const { rooms } = deps
  const since = message.version ?? 0
  const seat = {
    tokenHash: hashToken(message.token),
    code: message.roomCode,
    userId: message.userId,
    nickname: message.nickname,
    connectionId: connection.id,
    since,
    playerId: connection.identity.player?.id,
  }
  const isGone = (): boolean => connection.isGone || connection.isLeaving()
  connection.happen({ type: 'joining' })
  const taken = await deps.takeSeat({ seat, isGone })
  if (taken === undefined && (await lookOn(deps, connection, seat))) return
  const participant = taken?.participant
  if (taken === undefined || participant === undefined) {
    connection.happen({ type: 'refused' })
    connection.say(complaintOf(taken?.status === 'completed' ? 'room_not_found' : 'seat_lost'))
    return
  }
  if (isGone()) {
    for (const happened of await markAway(deps.db, [connection.id])) rooms.announce(happened)
    return
  }
  const { roomId, version, seenVersion } = taken
  const happened = {
    event: { type: 'participant_rejoined', roomId, version, participant },
    connectionId: connection.id,
  } as const
  const former = connection.seat
  if (former !== undefined && (former.roomId !== roomId || former.member.participantId !== participant.id))
    rooms.find(former.roomId)?.unseat(former.member)
  const member: Member = { participantId: participant.id, isHost: participant.isHost, connection, version }
  connection.seat = { roomId, member, playerId: taken.playerId }
  await rooms.withRoom(roomId, async (room) => {
    const season = await deps.seasons.find(room.room().seasonId).catch(() => undefined)
    rooms.announce(happened)
    const answers = taken.answers.map((answer) => presentAnswer(answer, season))
    await room.seat(member, { participant, answers, seenVersion, since })
  })
}
