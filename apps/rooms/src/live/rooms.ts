import { beatHub, markAway, retakeSeat } from '@seraph/db/queries/rooms/roomConnections'
import { listHubRooms } from '@seraph/db/queries/rooms/listHubRooms'
import { listRoomVersions, moveOn } from '@seraph/db/queries/rooms/studyRooms'
import { turnEndsAt } from '@seraph/domain/rooms/turnEndsAt'
import type { Database } from '@seraph/db/open'
import type { RoomHappened } from '@seraph/schema/rooms/bus'
import type { Protocol } from '@seraph/schema/rooms/protocol'
import type { Clock } from '@seraph/service/clock'
import type { Log } from '@seraph/service/log/log'

import type { Bus } from './bus.ts'
import { inBatches } from './inBatches.ts'
import { openLiveRoom } from './liveRoom.ts'
import type { LiveRoom } from './liveRoom.ts'
import type { Member } from './connection.ts'
import type { RoomSeason } from './roomSeason.ts'

/** How long a member may be without a connection before the room hears of it (SPEC 5.7). */
const awayMs = 5_000

/** How long an event waits for its predecessor, and a version of the database for its event, before the room is read (SPEC 6.2). */
const earlyEventMs = 250

/** So many rooms are read in one statement, in so many statements at once: after a fault all of a hub's rooms are read anew. */
const roomsAtOnce = { most: 50, width: 2, restMs: 10 }

/** The rooms with members on this hub. */
export type Rooms = {
  /** The room, read if nobody was in it; stays at least until `use` has ended. Undefined where there is none. */
  withRoom: <T>(roomId: string, use: (room: LiveRoom) => Promise<T>) => Promise<T | undefined>
  /** A room that somebody here is in. */
  find: (roomId: string) => LiveRoom | undefined
  /** What this hub itself has committed: to its own members at once, then to the other hubs. */
  announce: (happened: RoomHappened) => void
  /** A member's socket is gone; where the hub stops, it is about to come back on another. */
  lose: (member: Member, roomId: string, isDraining: boolean) => void
  /** Compares all rooms' versions with the database in one query. */
  compare: () => Promise<void>
  /** Marks as away who has been gone for some seconds. */
  sweepAway: () => Promise<void>
  /** Moves the rooms on whose question's seconds are over; one of several hubs does it (rule 206). */
  moveOnByClock: () => Promise<void>
  beat: () => Promise<void>
}

export function openRooms(options: {
  hubId: string
  db: Database
  bus: Pick<Bus, 'watch' | 'tellOthers'>
  season: (id: string) => Promise<RoomSeason | undefined>
  protocol: Protocol
  clock: Clock
  log: Log
  /** How long an event waits for its predecessor; another for tests alone. */
  earlyMs?: number
}): Rooms {
  const { hubId, db, bus, season, protocol, clock, log, earlyMs = earlyEventMs } = options
  const read = inBatches({ run: (ids: string[]) => listHubRooms(db, ids), ...roomsAtOnce })
  const rooms = new Map<string, { room: LiveRoom; users: number; unwatch: () => void }>()
  const opening = new Map<string, Promise<LiveRoom | undefined>>()
  /** Of each room that is watched, one that is only being read too: it must not miss what this hub says meanwhile. */
  const receivers = new Map<string, (happened: RoomHappened) => void>()
  const gone = new Map<string, number>()
  let isComparing = false

  const announce = (happened: RoomHappened): void => {
    receivers.get(happened.event.roomId)?.(happened)
    bus.tellOthers(happened)
  }
  const closeIfEmpty = (roomId: string): void => {
    const entry = rooms.get(roomId)
    if (entry === undefined || entry.users > 0 || entry.room.members.size > 0) return
    rooms.delete(roomId)
    entry.unwatch()
    entry.room.close()
  }
  const retake = (member: Member): void => {
    const { connection, participantId } = member
    retakeSeat(db, { hubId, participantId, connectionId: connection.id }).then(
      (happened) => happened && announce(happened),
      (error: unknown) => log.warn({ err: error }, 'a seat could not be taken back'),
    )
  }
  const open = async (roomId: string): Promise<LiveRoom | undefined> => {
    const early: RoomHappened[] = []
    let receive = (happened: RoomHappened): void => void early.push(happened)
    receivers.set(roomId, (happened) => receive(happened))
    const unwatchBus = await bus.watch(roomId, (news) => {
      if ('event' in news) receive(news)
      else if ('typing' in news) rooms.get(roomId)?.room.tellTyping(news.typing.userId)
    })
    const unwatch = (): void => {
      receivers.delete(roomId)
      unwatchBus()
    }
    try {
      const onEmpty = () => closeIfEmpty(roomId)
      const room = await openLiveRoom(roomId, { db, read, log, season, protocol, earlyMs, onLost: retake, onEmpty })
      if (room === undefined) {
        unwatch()
        return undefined
      }
      receive = room.receive
      for (const happened of early) room.receive(happened)
      rooms.set(roomId, { room, users: 0, unwatch })
      return room
    } catch (error) {
      unwatch()
      throw error
    }
  }
  const getRoom = async (roomId: string): Promise<LiveRoom | undefined> => {
    const known = rooms.get(roomId)
    if (known !== undefined) return known.room
    const under = opening.get(roomId) ?? open(roomId).finally(() => opening.delete(roomId))
    opening.set(roomId, under)
    return under
  }
  return {
    async withRoom(roomId, use) {
      const room = await getRoom(roomId)
      const entry = rooms.get(roomId)
      if (room === undefined) return undefined
      if (entry === undefined) return this.withRoom(roomId, use)
      entry.users += 1
      try {
        return await use(entry.room)
      } finally {
        entry.users -= 1
        closeIfEmpty(roomId)
      }
    },
    find: (roomId) => rooms.get(roomId)?.room,
    announce,
    lose(member, roomId, isDraining) {
      rooms.get(roomId)?.room.unseat(member)
      if (!isDraining) gone.set(member.connection.id, clock())
    },
    async compare() {
      if (isComparing || rooms.size === 0) return
      isComparing = true
      try {
        for (const { id, version } of await listRoomVersions(db, [...rooms.keys()])) rooms.get(id)?.room.expect(version)
      } catch (error) {
        log.warn({ err: error }, "the rooms' versions could not be compared")
      } finally {
        isComparing = false
      }
    },
    async sweepAway() {
      const due = [...gone].filter(([, at]) => clock() - at >= awayMs).map(([id]) => id)
      if (due.length === 0) return
      for (const id of due) gone.delete(id)
      try {
        for (const happened of await markAway(db, due)) announce(happened)
      } catch (error) {
        log.warn({ err: error }, 'who is away could not be stored')
        for (const id of due) gone.set(id, clock() - awayMs)
      }
    },
    async moveOnByClock() {
      const due = [...rooms.values()]
        .map(({ room }) => room.room())
        .filter((room) => (turnEndsAt(room) ?? Infinity) <= clock())
      for (const { id: roomId, turn } of due) {
        try {
          const moved = await moveOn(db, { roomId, from: turn?.number ?? 0, isByClock: true })
          if (moved !== undefined) announce(moved)
        } catch (error) {
          log.warn({ err: error, roomId }, 'a room could not be moved on')
        }
      }
    },
    beat: () =>
      beatHub(db, hubId).catch((error: unknown) => log.warn({ err: error }, 'the hub could not give a sign of life')),
  }
}
