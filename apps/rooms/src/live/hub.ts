import type { Spoken } from '@seraph/domain/rooms/events/agreeOnVersion'
import type { Protocol } from '@seraph/schema/rooms/protocol'
import type { Clock } from '@seraph/service/clock'
import type { Log } from '@seraph/service/log/log'
import type { Metrics } from '@seraph/service/metrics'

import type { RoomMessage } from '../seats/session.ts'
import { openConnection } from '../socket.ts'
import type { SocketPort } from '../socket.ts'
import type { Connection, Identity } from './connection.ts'

/** Every socket of this process. */
export type Hub = {
  /**
   * Takes a socket in; `identify` looks up whose it is and begins after this returns. The caller passes frames and the socket's end to
   * what this returns.
   */
  accept: (
    port: SocketPort,
    asked: { versions: Spoken | undefined; address: string; identify: () => Promise<Identity> },
  ) => { hear: (frame: string | undefined) => void; leave: () => void }
  /** Heartbeats and silence; every second or so. */
  tick: () => void
  /** Closes the sockets of these sessions. */
  endSessions: (ids: Iterable<string>) => void
  /**
   * Asks once for all sockets whether their sessions, and the hosts' seats
   * that they hold or look on for, still live; closes those whose don't.
   */
  sweep: () => Promise<void>
  /** Closes every socket, and from then on every new one. */
  drain: () => void
}

/**
 * Opens a hub without sockets. `listLive` tells which of some ids of sessions and
 * hosts' seats still live; `onMessage` handles what clients say to rooms, one
 * message of a socket after the other; `onLeave` hears of a socket that is gone, `isDraining` where the hub stops.
 */
export function openHub(options: {
  protocol: Protocol
  clock: Clock
  log: Log
  metrics: Pick<Metrics, 'socketsOpen' | 'socketsOpened'>
  socketsPerAddress: number
  listLive: (ids: string[]) => Promise<string[]>
  onMessage: (connection: Connection, message: RoomMessage) => Promise<void>
  onLeave: (connection: Connection, isDraining: boolean) => void
  roomVersionOf: (connection: Connection) => number | undefined
}): Hub {
  const { clock, log, metrics, protocol } = options
  const connections = new Set<Connection>()
  const bySession = new Map<string, Set<Connection>>()
  const byAddress = new Map<string, number>()
  const work = new WeakMap<Connection, Promise<void>>()
  let isDraining = false
  const onMessage = (connection: Connection, message: RoomMessage): void => {
    const handle = (): Promise<void> =>
      options
        .onMessage(connection, message)
        .catch((error: unknown) => log.error({ err: error, type: message.type }, 'a message was not handled'))
    if (message.type === 'test') void handle()
    else
      work.set(
        connection,
        (work.get(connection) ?? Promise.resolve()).then(() => (connection.isGone ? undefined : handle())),
      )
  }
  const index = (connection: Connection, identity: Identity): void => {
    connection.identity = identity
    if (!connections.has(connection)) return
    for (const id of identity.sessionIds) bySession.set(id, (bySession.get(id) ?? new Set()).add(connection))
  }
  const remove = (connection: Connection): void => {
    if (!connections.delete(connection)) return
    connection.isGone = true
    metrics.socketsOpen.dec()
    const { address } = connection
    const left = (byAddress.get(address) ?? 1) - 1
    if (left === 0) byAddress.delete(address)
    else byAddress.set(address, left)
    for (const id of connection.identity.sessionIds) {
      const known = bySession.get(id)
      known?.delete(connection)
      if (known?.size === 0) bySession.delete(id)
    }
    options.onLeave(connection, isDraining)
  }
  const greet = async (connection: Connection, identify: () => Promise<Identity>): Promise<void> => {
    try {
      const identity = await identify()
      index(connection, identity)
      connection.happen({ type: 'identified', isSignedIn: identity.player !== undefined })
    } catch (error) {
      log.warn({ err: error }, 'a socket could not be identified')
      connection.happen({ type: 'failed' })
    }
  }
  const endSessions = (ids: Iterable<string>): void => {
    for (const id of ids) for (const connection of bySession.get(id) ?? []) connection.close('session_ended')
  }
  let isSweeping = false
  return {
    accept(port, { versions, address, identify }) {
      const connection = openConnection(port, { asked: versions, protocol, address, clock, onMessage })
      const before = byAddress.get(address) ?? 0
      byAddress.set(address, before + 1)
      connections.add(connection)
      metrics.socketsOpen.inc()
      metrics.socketsOpened.inc()
      if (isDraining) connection.close('draining')
      else if (before >= options.socketsPerAddress) connection.close('too_many_sockets')
      else if (!connection.isLeaving()) work.set(connection, greet(connection, identify))
      return {
        hear: (frame) => connection.happen({ type: 'frame', frame }),
        leave: () => remove(connection),
      }
    },
    tick() {
      for (const connection of connections)
        connection.happen({ type: 'tick', version: options.roomVersionOf(connection) })
    },
    endSessions,
    async sweep() {
      const hosts = [...connections].flatMap((connection) => {
        const member = connection.seat?.member
        const id = member?.isHost === true ? member.participantId : member?.screenOf
        return id === undefined ? [] : [{ connection, id }]
      })
      const ids = [...bySession.keys(), ...hosts.map(({ id }) => id)]
      if (isSweeping || ids.length === 0) return
      isSweeping = true
      try {
        const live = new Set(await options.listLive(ids))
        endSessions(ids.filter((id) => !live.has(id)))
        for (const { connection, id } of hosts) if (!live.has(id)) connection.close('session_ended')
      } catch (error) {
        log.warn({ err: error }, 'the sessions of the sockets could not be looked up')
      } finally {
        isSweeping = false
      }
    },
    drain() {
      isDraining = true
      for (const connection of connections) connection.close('draining')
    },
  }
}
