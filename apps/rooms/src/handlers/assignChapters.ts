import { insertRoomEntry } from '@seraph/db/queries/auditEntries'
import { lockRoom, setAssignedChapters } from '@seraph/db/queries/studyRooms'
import { listPlaying } from '@seraph/domain/rooms/refuseStart'
import type { RoomHappened } from '@seraph/schema/rooms/bus'
import type { ChannelErrorCode } from '@seraph/schema/rooms/server/channelError'

import { complaintOf } from '../session.ts'
import { seatOf } from './handler.ts'
import type { Handler } from './handler.ts'

/** The host gives a participant chapters, or takes them away (SPEC 8.1). */
export const assignChapters: Handler<'assign_chapters'> = async (deps, connection, message) => {
  const { roomId, participantId, chapters } = message
  const seat = seatOf(deps, connection)
  const season = await deps.seasons.get()
  const refusal = ((): ChannelErrorCode | undefined => {
    if (seat === undefined || seat.room.id !== roomId) return 'not_joined'
    if (!seat.member.isHost) return 'not_host'
    if (season === undefined) return 'unavailable'
    return chapters.some((chapter) => chapter > season.chapterCount) ? 'chapter_not_in_season' : undefined
  })()
  if (refusal !== undefined) {
    connection.say(complaintOf(refusal))
    return
  }
  const done = await deps.db.transaction().execute(async (tx): Promise<RoomHappened | ChannelErrorCode> => {
    const room = await lockRoom(tx, roomId)
    if (room === undefined || room.status === 'completed') return 'room_completed'
    if (!listPlaying(room).some(({ id }) => id === participantId)) return 'participant_not_found'
    const assigned = await setAssignedChapters(tx, { roomId, participantId, chapters })
    await insertRoomEntry(tx, assigned.event)
    return assigned
  })
  if (typeof done === 'string') connection.say(complaintOf(done))
  else deps.rooms.announce(done)
}
