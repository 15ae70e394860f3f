import { z } from 'zod'

/** The first message after the upgrade: the channel's version and its heartbeat. */
export const Connected = z.object({
  type: z.literal('connected'),
  version: z.number().int(),
  heartbeatSeconds: z.number(),
  isSignedIn: z.boolean(),
})
