import { z } from 'zod'

import { eventFields } from '../event.ts'

/** The session is over: the host ended it, or nothing happened for 12 hours. */
export const RoomEnded = z.object({
  type: z.literal('room_ended'),
  ...eventFields,
  reason: z.enum(['host', 'idle']),
  endedAt: z.iso.datetime(),
})
