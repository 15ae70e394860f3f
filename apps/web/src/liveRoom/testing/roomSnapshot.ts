import { idOf, makeParticipant, makeRoom } from '@seraph/domain/rooms/testing/makeRoom'
import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'
import type { RoomJoined } from '@seraph/schema/rooms/server/roomJoined'

export const roomId = idOf(1)
export const userId = idOf(2)

/** A participant of the room below. */
export const participantOf = (change: Partial<RoomParticipant> = {}): RoomParticipant =>
  makeParticipant(2, { nickname: 'MO1A', assignedChapters: [1], givenChapters: [[1]], ...change })

/** A room under way with this one participant. */
export const roomOf = (change: Partial<Room> = {}): Room => ({
  ...makeRoom(),
  id: roomId,
  seasonId: 'season',
  status: 'active',
  hostId: idOf(3),
  coachName: 'Ada',
  startedAt: '2026-11-01T10:00:00.000Z',
  participants: [participantOf()],
  ...change,
})

/** The reply to a join, with the whole room. */
export function roomJoined(change: Partial<RoomJoined> = {}): RoomJoined {
  const room = roomOf()
  return {
    type: 'room_joined',
    roomId,
    version: room.version,
    participant: participantOf(),
    room,
    answers: [],
    marks: [],
    ...change,
  }
}
