import type { Database } from '@seraph/db/open'
import { applyServerMessage } from '@seraph/domain/rooms/events/roomView'
import type { RoomView } from '@seraph/domain/rooms/events/roomView'
import type { MadeRoom, MadeSeat } from '@seraph/db/testing/makeRoom'
import type { RoomHappened } from '@seraph/schema/rooms/bus'
import { roomsProtocol } from '@seraph/schema/rooms/protocol'
import { ServerMessage } from '@seraph/schema/rooms/server'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../deps.ts'
import { handle } from '../handlers/handlers.ts'
import { openHub } from '../live/hub.ts'
import type { Hub } from '../live/hub.ts'
import { openRooms } from '../live/rooms.ts'
import type { Rooms } from '../live/rooms.ts'
import { openAnswerStore } from '../seats/answerStore.ts'
import { openSeatTaker } from '../seats/seatTaker.ts'

/** A message that Redis carries, to one hub; lost when it is dropped. */
type Carried = { to: ModelHub; roomId: string; happened: RoomHappened }

/** The wires between hubs: what is published waits in a list until it is delivered, dropped, or overtaken. */
export type Wires = { waiting: Carried[]; deliver: (at: number) => void; drop: (at: number) => void }

/** A hub without a network, on the test's database. A dead one is never told anything again, and nothing that it says is heard. */
export type ModelHub = {
  hub: Hub
  rooms: Rooms
  isDead: boolean
  watched: Map<string, Set<(happened: RoomHappened) => void>>
}

export function makeWires(): Wires {
  const waiting: Carried[] = []
  const take = (at: number): Carried | undefined =>
    waiting.length === 0 ? undefined : waiting.splice(at % waiting.length, 1)[0]
  return {
    waiting,
    deliver(at) {
      const carried = take(at)
      if (carried === undefined || carried.to.isDead) return
      for (const receive of carried.to.watched.get(carried.roomId) ?? []) receive(carried.happened)
    },
    drop: (at) => void take(at),
  }
}

/** Another hub of the same instance, on the wires that `hubs` share. */
export function makeModelHub(deps: Deps, db: Database, wires: Wires, hubs: ModelHub[]): ModelHub {
  const watched: ModelHub['watched'] = new Map()
  const hubId = randomUUID()
  const rooms = openRooms({
    hubId,
    db,
    bus: {
      watch: async (roomId, receive) => {
        watched.set(roomId, (watched.get(roomId) ?? new Set()).add(receive))
        return () => void watched.get(roomId)?.delete(receive)
      },
      tellOthers: (happened) => {
        if (made.isDead) return
        for (const to of hubs.filter((one) => one !== made))
          wires.waiting.push({ to, roomId: happened.event.roomId, happened })
      },
    },
    season: (id) => deps.seasons.find(id),
    protocol: roomsProtocol,
    clock: deps.clock,
    log: deps.log,
    earlyMs: 2,
  })
  const own = { ...deps, hubId, rooms, takeSeat: openSeatTaker(db, hubId), storeAnswer: openAnswerStore(db) }
  const hub = openHub({
    protocol: roomsProtocol,
    clock: deps.clock,
    log: deps.log,
    metrics: deps.metrics,
    socketsPerAddress: 1_000_000,
    listLive: async (ids) => ids,
    onMessage: (connection, message) => handle(own, connection, message),
    onLeave: ({ seat }, isDraining) => {
      if (seat !== undefined) rooms.lose(seat.member, seat.roomId, isDraining)
    },
    roomVersionOf: () => undefined,
  })
  const made: ModelHub = { hub, rooms, isDead: false, watched }
  hubs.push(made)
  return made
}

/** A client of a hub without a network. It notices that its hub is dead only when it is told to. */
export type ModelClient = {
  seat: MadeSeat
  hub: ModelHub | undefined
  view: RoomView | undefined
  /** The first thing that went wrong with the order of versions. */
  fault: string | undefined
  closes: number[]
  /** How often it was told that it has joined, or why it hasn't. */
  answers: number
  /** The submissions that it was told anything about. */
  settled: Set<string>
  connect: (hub: ModelHub) => Promise<void>
  /** The socket is gone, as the hub sees it too unless that is dead. */
  disconnect: () => void
  say: (message: object) => Promise<void>
  /** Says it and waits for what it leads to; false where the socket ends before. */
  submit: (message: { submissionId: string }) => Promise<boolean>
}

/** Waits until something is true, some seconds at most. */
async function patience(what: string, isTrue: () => boolean): Promise<void> {
  const until = performance.now() + 8_000
  while (!isTrue()) {
    if (performance.now() > until) throw new Error(`no ${what} within 8 s`)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

/** A socket's two ends. */
type Line = { hear: (frame: string) => void; leave: () => void; hub: ModelHub; isOpen: boolean }

export function makeModelClient(made: Pick<MadeRoom, 'room'>, seat: MadeSeat): ModelClient {
  let line: Line | undefined
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
  const hear = (text: string): void => {
    const message = ServerMessage.parse(JSON.parse(text))
    const before = client.view?.room.version ?? 0
    client.view = applyServerMessage(client.view, message)
    const after = client.view?.room.version ?? 0
    const isWhole = message.type === 'room_joined' || message.type === 'room_snapshot'
    if (message.type === 'room_joined' || message.type === 'error') client.answers += 1
    if ('submissionId' in message && message.submissionId !== undefined) client.settled.add(message.submissionId)
    if (message.type === 'room_snapshot' || message.type === 'room_joined')
      for (const { submissionId } of message.answers) client.settled.add(submissionId)
    if (message.type === 'answer_submitted' && message.repliesTo !== undefined) client.settled.add(message.repliesTo)
    if (after < before || (after > before + 1 && !isWhole))
      client.fault ??= `${message.type} led from ${before} to ${after}`
  }
  const client: ModelClient = {
    seat,
    hub: undefined,
    view: undefined,
    fault: undefined,
    closes: [],
    answers: 0,
    settled: new Set(),
    async connect(hub) {
      this.disconnect()
      const current: Line = { hear: () => undefined, leave: () => undefined, hub, isOpen: true }
      const end = (code: number): void => {
        if (!current.isOpen) return
        current.isOpen = false
        client.closes.push(code)
        client.hub = undefined
        queueMicrotask(() => current.leave())
      }
      const port = {
        send: (frame: Buffer) => {
          if (current.isOpen && !hub.isDead) hear(frame.toString())
        },
        close: (code: number) => end(code),
        terminate: () => end(1006),
        bufferedAmount: () => 0,
      }
      const identify = async () => ({ sessionIds: [], player: undefined })
      Object.assign(current, hub.hub.accept(port, { versions: roomsProtocol, address: '10.0.0.1', identify }))
      line = current
      this.hub = hub
      const { id: userId, nickname, token } = seat
      const known = this.view === undefined ? {} : { version: this.view.room.version }
      const before = client.answers
      await this.say({ type: 'join_room', roomCode: made.room.code, userId, nickname, token, ...known })
      await patience('join', () => !current.isOpen || client.answers > before)
    },
    disconnect() {
      if (line?.isOpen === true) {
        line.isOpen = false
        if (!line.hub.isDead) line.leave()
      }
      line = undefined
      this.hub = undefined
    },
    async say(message) {
      if (line?.isOpen === true && !line.hub.isDead) line.hear(JSON.stringify({ roomId: made.room.id, ...message }))
      await settle()
    },
    async submit(message) {
      const current = line
      await this.say(message)
      const isOver = (): boolean =>
        current?.isOpen !== true || current.hub.isDead || this.settled.has(message.submissionId)
      await patience('answer', isOver)
      return this.settled.has(message.submissionId)
    },
  }
  return client
}
