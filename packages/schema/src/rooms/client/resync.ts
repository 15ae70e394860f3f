import { z } from 'zod'

/** This client has applied everything up to `version` and misses something since. */
export const Resync = z.object({ type: z.literal('resync'), roomId: z.uuid(), version: z.number().int().min(0) })
export type Resync = z.infer<typeof Resync>
