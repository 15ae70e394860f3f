import { z } from 'zod'

/** The host moves everybody on from the question with the number `from`; a repeat moves nobody (rule 206). */
export const MoveOn = z.object({
  type: z.literal('move_on'),
  roomId: z.uuid(),
  from: z.number().int().min(1).max(100_000),
})
