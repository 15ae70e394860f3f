import { z } from 'zod'

import { Room, RoomParticipant } from '../room.ts'
import { RoomAnswer, RoomMark } from '../roomAnswer.ts'

/** What one member knows besides the room: its own answers, or for the host all marks, made since the version that it named. */
export const memberPart = { answers: z.array(RoomAnswer), marks: z.array(RoomMark) }

/**
 * The seat is taken. `room` is the snapshot of `version`; it is left out where this client's own is only a few messages behind: these
 * follow one by one, from the version that it named on.
 */
export const RoomJoined = z.object({
  type: z.literal('room_joined'),
  roomId: z.uuid(),
  version: z.number().int().min(1),
  participant: RoomParticipant,
  room: Room.optional(),
  ...memberPart,
})
export type RoomJoined = z.infer<typeof RoomJoined>
