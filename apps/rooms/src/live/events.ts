import { listEventStands } from '@seraph/db/queries/events/eventStands'
import type { Database } from '@seraph/db/open'
import { knowsMessage } from '@seraph/domain/rooms/events/messageFor'
import type { Protocol } from '@seraph/schema/rooms/protocol'
import type { EventStood } from '@seraph/schema/rooms/server/eventStood'
import type { Log } from '@seraph/service/log/log'

import type { Bus } from './bus.ts'
import type { Connection } from './connection.ts'
import { encode } from './encode.ts'

/** The event rooms that sockets of this hub follow: a hub knows of them nothing but where they stand (SPEC 5.11). */
export type Events = {
  /** Tells a socket where a room stands, now and whenever that changes; false where there is no such room. */
  follow: (connection: Connection, roomId: string) => Promise<boolean>
  leave: (connection: Connection) => void
  /** Where the followed room stands, as this hub knows it. */
  versionOf: (connection: Connection) => number | undefined
  /** Compares all followed rooms with the database in one query. */
  compare: () => Promise<void>
}

type Followed = { version: number; connections: Set<Connection>; unwatch: Promise<() => void> }

export function openEvents(options: { db: Database; bus: Pick<Bus, 'watch'>; protocol: Protocol; log: Log }): Events {
  const { db, bus, protocol, log } = options
  const followed = new Map<string, Followed>()
  const roomOf = new WeakMap<Connection, string>()
  let isComparing = false

  const take = (stood: EventStood): void => {
    const room = followed.get(stood.roomId)
    if (room === undefined || stood.version <= room.version) return
    room.version = stood.version
    const frame = encode(stood)
    for (const connection of room.connections)
      if (knowsMessage(connection.version, 'event_stood', protocol)) connection.send(frame)
  }
  const read = async (ids: string[]): Promise<EventStood[]> =>
    (await listEventStands(db, ids)).map((row) => ({ type: 'event_stood', ...row }))
  const leave = (connection: Connection): void => {
    const roomId = roomOf.get(connection)
    const room = roomId === undefined ? undefined : followed.get(roomId)
    if (roomId === undefined || room === undefined) return
    roomOf.delete(connection)
    room.connections.delete(connection)
    if (room.connections.size > 0) return
    followed.delete(roomId)
    void room.unwatch.then((unwatch) => unwatch())
  }
  return {
    async follow(connection, roomId) {
      leave(connection)
      const known = followed.get(roomId)
      const room = known ?? {
        version: 0,
        connections: new Set<Connection>(),
        unwatch: bus.watch(roomId, (news) => {
          if ('stood' in news) take(news.stood)
        }),
      }
      if (known === undefined) followed.set(roomId, room)
      room.connections.add(connection)
      roomOf.set(connection, roomId)
      await room.unwatch
      const [stood] = await read([roomId])
      if (stood === undefined || connection.isGone) {
        leave(connection)
        return stood !== undefined
      }
      // Whoever follows already has it; a newer one that came meanwhile has been told.
      if (stood.version === room.version) connection.send(encode(stood))
      take(stood)
      return true
    },
    leave,
    versionOf(connection) {
      const roomId = roomOf.get(connection)
      return roomId === undefined ? undefined : followed.get(roomId)?.version
    },
    async compare() {
      if (isComparing || followed.size === 0) return
      isComparing = true
      try {
        for (const stood of await read([...followed.keys()])) take(stood)
      } catch (error) {
        log.warn({ err: error }, 'where events stand could not be compared')
      } finally {
        isComparing = false
      }
    },
  }
}
