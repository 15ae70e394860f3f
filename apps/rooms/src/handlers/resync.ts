import { complaintOf } from '../seats/complaintOf.ts'
import { seatOf } from './handler.ts'
import type { Handler } from './handler.ts'

export const resync: Handler<'resync'> = async (deps, connection, message) => {
  const seat = seatOf(deps, connection)
  if (seat === undefined || seat.room.id !== message.roomId) {
    connection.say(complaintOf('not_joined'))
    return
  }
  await seat.room.resync(seat.member, message.version)
}
