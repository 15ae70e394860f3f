import { insertRoomEntry } from '@seraph/db/queries/admin/auditEntries'
import { lockRoom } from '@seraph/db/queries/rooms/studyRooms'
import type { Tx } from '@seraph/db/open'
import type { RoomHappened } from '@seraph/schema/rooms/bus'
import type { Room } from '@seraph/schema/rooms/room'
import type { ChannelErrorCode } from '@seraph/schema/rooms/server/channelError'

import { complaintOf } from '../seats/complaintOf.ts'
import type { Handler } from './handler.ts'
import { refuseAssigning } from './refuseAssigning.ts'

type Given = Parameters<typeof refuseAssigning>

/**
 * Gives chapters in a room that nobody else changes meanwhile, notes it,
 * and tells everybody; whoever may not is told why (SPEC 8.1 and 8.7).
 */
export async function assignUnderLock(
  deps: Parameters<Handler<'assign_everyone'>>[0],
  connection: Given[1],
  message: Given[2],
  assign: (tx: Tx, room: Room) => Promise<RoomHappened | ChannelErrorCode>,
): Promise<void> {
  const refusal = await refuseAssigning(deps, connection, message)
  if (refusal !== undefined) {
    connection.say(complaintOf(refusal))
    return
  }
  const done = await deps.db.transaction().execute(async (tx) => {
    const room = await lockRoom(tx, message.roomId)
    if (room === undefined || room.status === 'completed') return 'room_completed'
    const assigned = await assign(tx, room)
    if (typeof assigned !== 'string') await insertRoomEntry(tx, assigned.event)
    return assigned
  })
  if (typeof done === 'string') connection.say(complaintOf(done))
  else deps.rooms.announce(done)
}
