import type { Clock } from '@seraph/service/clock'
import type { Log } from '@seraph/service/log'
import type { Metrics } from '@seraph/service/metrics'

import { openConnection } from './socket.ts'
import type { Connection, SocketPort } from './socket.ts'

/** Every socket of this process. */
export type Hub = {
  /**
   * Takes a socket in; `identify` looks up the id of its player's session, undefined for a guest, and begins after this returns.
   * The caller passes frames and the socket's end to what this returns.
   */
  accept: (
    port: SocketPort,
    asked: { version: string | undefined; identify: () => Promise<string | undefined> },
  ) => { hear: (frame: string | undefined) => void; leave: () => void }
  /** Heartbeats and silence; every second or so. */
  tick: () => void
  /** Closes the sockets of these sessions. */
  endSessions: (ids: Iterable<string>) => void
  /** Asks once for all players' sockets whether their sessions still live, and closes those that don't. */
  sweep: () => Promise<void>
  /** Closes every socket, and from then on every new one. */
  drain: () => void
}

/** Opens a hub without sockets. `listLive` tells which of some session ids still live. */
export function openHub(options: {
  clock: Clock
  log: Log
  metrics: Pick<Metrics, 'socketsOpen'>
  listLive: (ids: string[]) => Promise<string[]>
}): Hub {
  const { clock, log, metrics } = options
  const connections = new Set<Connection>()
  const bySession = new Map<string, Set<Connection>>()
  let isDraining = false
  const index = (connection: Connection, sessionId: string | undefined): void => {
    connection.sessionId = sessionId
    if (sessionId === undefined || !connections.has(connection)) return
    const known = bySession.get(sessionId) ?? new Set()
    bySession.set(sessionId, known.add(connection))
  }
  const remove = (connection: Connection): void => {
    if (!connections.delete(connection)) return
    metrics.socketsOpen.dec()
    if (connection.sessionId === undefined) return
    const known = bySession.get(connection.sessionId)
    known?.delete(connection)
    if (known?.size === 0) bySession.delete(connection.sessionId)
  }
  const greet = async (connection: Connection, identify: () => Promise<string | undefined>): Promise<void> => {
    try {
      const sessionId = await identify()
      index(connection, sessionId)
      connection.happen({ type: 'identified', isSignedIn: sessionId !== undefined })
    } catch (error) {
      log.warn({ err: error }, 'a socket could not be identified')
      connection.happen({ type: 'failed' })
    }
  }
  const endSessions = (ids: Iterable<string>): void => {
    for (const id of ids)
      for (const connection of bySession.get(id) ?? []) connection.happen({ type: 'ended', reason: 'session_ended' })
  }
  let isSweeping = false
  return {
    accept(port, { version, identify }) {
      const connection = openConnection(port, version, clock)
      connections.add(connection)
      metrics.socketsOpen.inc()
      if (isDraining) connection.happen({ type: 'ended', reason: 'draining' })
      else if (!connection.isLeaving()) void greet(connection, identify)
      return {
        hear: (frame) => connection.happen({ type: 'frame', frame }),
        leave: () => remove(connection),
      }
    },
    tick() {
      for (const connection of connections) connection.happen({ type: 'tick' })
    },
    endSessions,
    async sweep() {
      const ids = [...bySession.keys()]
      if (isSweeping || ids.length === 0) return
      isSweeping = true
      try {
        const live = new Set(await options.listLive(ids))
        endSessions(ids.filter((id) => !live.has(id)))
      } catch (error) {
        log.warn({ err: error }, 'the sessions of the sockets could not be looked up')
      } finally {
        isSweeping = false
      }
    },
    drain() {
      isDraining = true
      for (const connection of connections) connection.happen({ type: 'ended', reason: 'draining' })
    },
  }
}
