import { z } from 'zod'

/** A sign of life. */
export const ClientHeartbeat = z.object({ type: z.literal('heartbeat') })
