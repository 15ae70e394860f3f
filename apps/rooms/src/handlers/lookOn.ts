import { findScreenedRoom } from '@seraph/db/queries/rooms/roomScreens'

import type { Connection, Member } from '../live/connection.ts'
import type { HandlerDeps } from './handler.ts'

/**
 * Lets a screen look on (rule 224): it hears what the whole room hears,
 * takes no seat and raises no version, so nobody is taken over. False where
 * the token is no screen's of this room, or the room is over.
 */
export async function lookOn(
  deps: HandlerDeps,
  connection: Connection,
  asked: { tokenHash: Buffer; code: string; since: number },
): Promise<boolean> {
  const found = await findScreenedRoom(deps.db, asked)
  if (found === undefined || connection.isGone || connection.isLeaving()) return false
  const { roomId, hostId } = found
  const former = connection.seat
  if (former !== undefined) deps.rooms.find(former.roomId)?.unseat(former.member)
  const seated = await deps.rooms.withRoom(roomId, async (room) => {
    const { participants, version } = room.room()
    const participant = participants.find(({ id }) => id === hostId)
    if (participant === undefined) return false
    const member: Member = { participantId: connection.id, isHost: false, screenOf: hostId, connection, version }
    connection.seat = { roomId, member, playerId: null }
    // No answer is a screen's, so it has seen them all.
    await room.seat(member, { participant, answers: [], seenVersion: Infinity, since: asked.since })
    return true
  })
  return seated === true
}
