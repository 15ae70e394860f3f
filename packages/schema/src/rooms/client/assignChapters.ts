import { z } from 'zod'

import { RoomChapters } from '../room.ts'

/** The host gives a participant chapters; none clears them. */
export const AssignChapters = z.object({
  type: z.literal('assign_chapters'),
  roomId: z.uuid(),
  participantId: z.uuid(),
  chapters: RoomChapters,
})
export type AssignChapters = z.infer<typeof AssignChapters>
