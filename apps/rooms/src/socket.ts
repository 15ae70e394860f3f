import type { Spoken } from '@seraph/domain/rooms/events/agreeOnVersion'
import { messageFor } from '@seraph/domain/rooms/events/messageFor'
import type { Protocol } from '@seraph/schema/rooms/protocol'
import type { ServerMessage } from '@seraph/schema/rooms/server'
import { closeCodes } from '@seraph/schema/rooms/version'
import type { Clock } from '@seraph/service/clock'
import { randomUUID } from 'node:crypto'

import type { Connection } from './live/connection.ts'
import { encode } from './live/encode.ts'
import type { Encoded } from './live/encode.ts'
import { beginSession, stepSession } from './seats/session.ts'
import type { Happening, RoomMessage, Step } from './seats/session.ts'

/** As much of a WebSocket as a connection needs; `terminate` cuts it off at once. */
export type SocketPort = {
  send: (frame: Encoded<ServerMessage>) => void
  close: (code: number, reason: string) => void
  terminate: () => void
  bufferedAmount: () => number
}

/** A reader that is so far behind is cut off: it must not slow the room (SPEC 6.8). */
const bufferLimitBytes = 1024 * 1024

/** Joins a socket and a new session: what happens goes in, frames and close codes come out, messages for the rooms go to `onMessage`. */
export function openConnection(
  port: SocketPort,
  options: {
    asked: Spoken | undefined
    protocol: Protocol
    address: string
    clock: Clock
    onMessage: (connection: Connection, message: RoomMessage) => void
  },
): Connection {
  const { clock, protocol } = options
  const first = beginSession(options.asked, protocol, clock())
  let { session } = first
  const send = (frame: Encoded<ServerMessage>): void => {
    if (port.bufferedAmount() > bufferLimitBytes) port.terminate()
    else port.send(frame)
  }
  const tell = (message: ServerMessage): void => {
    const told = messageFor(session.version, message, protocol)
    if (told !== undefined) send(encode(told))
  }
  const act = ({ session: next, effects }: Step): void => {
    session = next
    for (const effect of effects) {
      if ('send' in effect) tell(effect.send)
      else if ('handle' in effect) options.onMessage(connection, effect.handle)
      else port.close(closeCodes[effect.close], effect.close)
    }
  }
  const happen = (happening: Happening): void => act(stepSession(session, happening, clock()))
  const isLeaving = (): boolean => session.state === 'leaving'
  const connection: Connection = {
    id: randomUUID(),
    version: session.version,
    address: options.address,
    identity: { sessionIds: [], player: undefined },
    seat: undefined,
    isGone: false,
    isLeaving,
    happen,
    say: (message) => {
      if (!isLeaving()) tell(message)
    },
    send: (frame) => {
      if (!isLeaving()) send(frame)
    },
    close: (reason) => happen({ type: 'ended', reason }),
  }
  act(first)
  return connection
}
