import { insertRoomEntry } from '@seraph/db/queries/admin/auditEntries'
import { endRoom as storeEnd } from '@seraph/db/queries/rooms/studyRooms'

import { complaintOf } from '../seats/complaintOf.ts'
import { seatOf } from './handler.ts'
import type { Handler } from './handler.ts'

/** The host ends the session for everyone (SPEC 8.2); a room that is over already is said to be. */
export const endRoom: Handler<'end_room'> = async (deps, connection, message) => {
  const seat = seatOf(deps, connection)
  if (seat === undefined || seat.room.id !== message.roomId) {
    connection.say(complaintOf('not_joined'))
    return
  }
  if (!seat.member.isHost || message.hostId !== seat.member.participantId) {
    connection.say(complaintOf('not_host'))
    return
  }
  const happened = await deps.db.transaction().execute(async (tx) => {
    const ended = await storeEnd(tx, message.roomId, 'host')
    if (ended !== undefined) await insertRoomEntry(tx, ended.event)
    return ended
  })
  if (happened === undefined) connection.say(complaintOf('room_completed'))
  else deps.rooms.announce(happened)
}
