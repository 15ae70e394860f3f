import { moveOn as storeMove } from '@seraph/db/queries/rooms/studyRooms'

import { complaintOf } from '../seats/complaintOf.ts'
import { seatOf } from './handler.ts'
import type { Handler } from './handler.ts'

/** The host moves everybody on to the next question (SPEC 8.8); from one that the room has left already nobody is moved. */
export const moveOn: Handler<'move_on'> = async (deps, connection, message) => {
  const { roomId, from } = message
  const seat = seatOf(deps, connection)
  if (seat === undefined || seat.room.id !== roomId) {
    connection.say(complaintOf('not_joined'))
    return
  }
  if (!seat.member.isHost) {
    connection.say(complaintOf('not_host'))
    return
  }
  const { settings, status } = seat.room.room()
  if (settings.pace !== 'together') {
    connection.say(complaintOf('not_together'))
    return
  }
  const moved = await storeMove(deps.db, { roomId, from, isByClock: false })
  if (moved !== undefined) deps.rooms.announce(moved)
  else if (status === 'waiting') connection.say(complaintOf('room_not_active'))
}
