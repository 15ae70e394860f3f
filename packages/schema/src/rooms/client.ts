import { z } from 'zod'

/** Everything a client may send. */
export const ClientMessage = z.discriminatedUnion('type', [z.object({ type: z.literal('heartbeat') })])
export type ClientMessage = z.infer<typeof ClientMessage>
