import { z } from 'zod'

import { eventFields } from '../event.ts'
import { RoomParticipant } from '../room.ts'

/** An answer was marked, or marked anew; `participants` are those whose figures changed. */
export const ScoreUpdated = z.object({
  type: z.literal('score_updated'),
  ...eventFields,
  userId: z.uuid(),
  newScore: z.number().int(),
  participants: z.array(RoomParticipant),
})
