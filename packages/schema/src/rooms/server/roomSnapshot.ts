import { z } from 'zod'

import { Room } from '../room.ts'
import { memberPart } from './roomJoined.ts'

/** Stands for every message up to `version`: the answer to `resync`, and what a hub sends where it missed something itself. */
export const RoomSnapshot = z.object({
  type: z.literal('room_snapshot'),
  roomId: z.uuid(),
  version: z.number().int().min(1),
  room: Room,
  ...memberPart,
})
export type RoomSnapshot = z.infer<typeof RoomSnapshot>
