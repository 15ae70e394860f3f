import type { ClientMessage } from './client.ts'
import type { ServerMessage } from './server.ts'
import type { ChannelErrorCode } from './server/channelError.ts'
import { roomsFloor, roomsVersion } from './version.ts'

/**
 * What one side of the live channel speaks: its own version, the oldest
 * that it still speaks, and which version brought what, as far as that
 * isn't as old as the floor (rule 219).
 */
export type Protocol = {
  version: number
  floor: number
  /** Messages that a hub keeps from whoever speaks an older version. */
  serverSince: { readonly [T in ServerMessage['type']]?: number }
  /** Messages that a client keeps from a hub that speaks an older version. */
  clientSince: { readonly [T in ClientMessage['type']]?: number }
  /** Codes of `error`, and which one a client of an older version is told `instead`: it can't read the new one. */
  codeSince: { readonly [C in ChannelErrorCode]?: { version: number; instead: ChannelErrorCode } }
}

/** What this version of the hub and of the web app speak. */
export const roomsProtocol: Protocol = {
  version: roomsVersion,
  floor: roomsFloor,
  serverSince: { event_stood: 5 },
  clientSince: { follow_event: 5 },
  codeSince: {},
}
