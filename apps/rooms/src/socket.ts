import { closeCodes } from '@seraph/schema/rooms/version'
import type { Clock } from '@seraph/service/clock'

import { beginSession, stepSession } from './session.ts'
import type { Happening, Step } from './session.ts'

/** As much of a WebSocket as a connection needs. */
export type SocketPort = {
  send: (text: string) => void
  close: (code: number, reason: string) => void
}

/** A socket with its session; `sessionId` once it is known to be a player's. */
export type Connection = {
  sessionId: string | undefined
  isLeaving: () => boolean
  happen: (happening: Happening) => void
}

/** Joins a socket and a new session: what happens goes in, frames and close codes come out. */
export function openConnection(port: SocketPort, version: string | undefined, clock: Clock): Connection {
  const act = ({ session, effects }: Step) => {
    for (const effect of effects) {
      if ('send' in effect) port.send(JSON.stringify(effect.send))
      else port.close(closeCodes[effect.close], effect.close)
    }
    return session
  }
  let session = act(beginSession(version, clock()))
  return {
    sessionId: undefined,
    isLeaving: () => session.state === 'leaving',
    happen: (happening) => {
      session = act(stepSession(session, happening, clock()))
    },
  }
}
