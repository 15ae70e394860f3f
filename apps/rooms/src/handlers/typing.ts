import { complaintOf } from '../seats/complaintOf.ts'
import { seatOf } from './handler.ts'
import type { Handler } from './handler.ts'

/** Tells the host, on whatever hub, that a participant is writing (SPEC 7.10); nothing is stored, and without Redis nothing is told. */
export const typing: Handler<'typing'> = async (deps, connection, message) => {
  const seat = seatOf(deps, connection)
  if (seat === undefined || seat.room.id !== message.roomId) {
    connection.say(complaintOf('not_joined'))
    return
  }
  if (seat.member.isHost || seat.member.screenOf !== undefined) return
  const { participantId: userId } = seat.member
  deps.bus.publish({ typing: { roomId: message.roomId, userId } })
}
