import { z } from 'zod'

/** The first message after the upgrade: the channel's version and its heartbeat. */
export const Connected = z.object({
  type: z.literal('connected'),
  version: z.number().int(),
  heartbeatSeconds: z.number(),
  isSignedIn: z.boolean(),
})

export const Heartbeat = z.object({ type: z.literal('heartbeat') })

/** What a hub has to say against a socket: facts that the client has its own words for. */
export const ChannelErrorCode = z.enum(['bad_frame', 'too_many_messages', 'unavailable'])
export type ChannelErrorCode = z.infer<typeof ChannelErrorCode>

export const ChannelError = z.object({ type: z.literal('error'), code: ChannelErrorCode, message: z.string() })

/** Everything a hub may send. */
export const ServerMessage = z.discriminatedUnion('type', [Connected, Heartbeat, ChannelError])
export type ServerMessage = z.infer<typeof ServerMessage>
