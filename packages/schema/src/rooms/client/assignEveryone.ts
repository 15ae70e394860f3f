import { z } from 'zod'

import { RoomChapters } from '../room.ts'

/** The host gives everybody who takes part the same chapters; none clears them. */
export const AssignEveryone = z.object({
  type: z.literal('assign_everyone'),
  roomId: z.uuid(),
  chapters: RoomChapters,
})
