import type { KnownZone } from '@seraph/schema/progress/knownZone'
import type { ServerMessage } from '@seraph/schema/rooms/server'
import type { CloseReason } from '@seraph/schema/rooms/version'

import type { Happening } from '../seats/session.ts'
import type { Encoded } from './encode.ts'

/** Who is at a socket: the sessions that its cookies hold, and the player of one of them. */
export type Identity = { sessionIds: string[]; player: (KnownZone & { id: string }) | undefined }

/** A socket with its session. `seat`: where it sits, and whose seat that is. */
export type Connection = {
  readonly id: string
  /** Of the protocol, as it was agreed on. */
  readonly version: number
  readonly address: string
  identity: Identity
  seat: { roomId: string; member: Member; playerId: string | null } | undefined
  /** The socket is closed. */
  isGone: boolean
  isLeaving: () => boolean
  happen: (happening: Happening) => void
  say: (message: ServerMessage) => void
  /** Sends a message that was encoded already; whoever does asks whether this client knows it. */
  send: (frame: Encoded<ServerMessage>) => void
  close: (reason: CloseReason) => void
}

/**
 * Who sits in a room on this hub; `version`: the room's when the seat was
 * taken. `screenOf`: the host for whom a screen looks on, which has no
 * seat; its `participantId` is nobody's (rule 224).
 */
export type Member = {
  participantId: string
  isHost: boolean
  screenOf?: string
  connection: Connection
  version: number
}
