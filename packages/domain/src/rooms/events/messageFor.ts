import type { Protocol } from '@seraph/schema/rooms/protocol'
import type { ServerMessage } from '@seraph/schema/rooms/server'

/** Whether a client that speaks this version knows this kind of message (rule 219). */
export function knowsMessage(
  version: number,
  type: ServerMessage['type'],
  { serverSince }: Pick<Protocol, 'serverSince'>,
): boolean {
  return version >= (serverSince[type] ?? 0)
}

/**
 * A message as a client of this version is told it: undefined where it doesn't know the kind, with a code that it knows in the place of a
 * newer one (rule 219).
 */
export function messageFor(
  version: number,
  message: ServerMessage,
  protocol: Pick<Protocol, 'serverSince' | 'codeSince'>,
): ServerMessage | undefined {
  if (!knowsMessage(version, message.type, protocol)) return undefined
  if (message.type !== 'error') return message
  const newer = protocol.codeSince[message.code]
  return newer === undefined || version >= newer.version ? message : { ...message, code: newer.instead }
}
