import { z } from 'zod'

/** A sign of life; to a member with the room's version as this hub knows it. */
export const Heartbeat = z.object({ type: z.literal('heartbeat'), version: z.number().int().optional() })
