import { z } from 'zod'

/** Apply a player's events that are not yet in the totals. */
export const ApplyProgress = z.object({
  playerId: z.uuid(),
  season: z.string(),
  requestId: z.string(),
})
export type ApplyProgress = z.infer<typeof ApplyProgress>
