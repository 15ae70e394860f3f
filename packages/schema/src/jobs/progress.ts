import { z } from 'zod'

/** The most players of one job. */
export const applyProgressLimit = 200

/** Apply the events that are not yet in the totals of a player, and of `others` whose events came in the same moment. */
export const ApplyProgress = z.object({
  playerId: z.uuid(),
  others: z.array(z.uuid()).max(applyProgressLimit).default([]),
  season: z.string(),
  requestId: z.string(),
})
export type ApplyProgress = z.input<typeof ApplyProgress>
