import { reconnectDelay } from '@seraph/domain/rooms/events/reconnectDelay'
import type { ClientMessage } from '@seraph/schema/rooms/client'
import { roomsProtocol, type Protocol } from '@seraph/schema/rooms/protocol'
import { ServerMessage } from '@seraph/schema/rooms/server'
import type { FollowEvent } from '@seraph/schema/rooms/client/followEvent'
import type { JoinRoom } from '@seraph/schema/rooms/client/joinRoom'

import '../../api/jitless.ts'

/** The part of a browser's WebSocket that is used, so that tests can stand something else behind it. */
export type SocketPort = { send: (text: string) => void; close: () => void }
export type OpenSocket = (hear: { onMessage: (data: unknown) => void; onClose: (code: number) => void }) => SocketPort

/**
 * `connecting`: for the first time. `joined`: the seat is taken. `reconnecting`: the line was lost and is being opened again.
 * `ended`: a close after which nobody comes back by itself (rules 35 and 37).
 */
export type LineState = 'connecting' | 'joined' | 'reconnecting' | 'ended'

type Options = {
  open: OpenSocket
  /** From 0 to below 1. */
  random: () => number
  /** What takes the seat on a new line, or follows an event: asked each time, since it names the last version that was applied. */
  joinMessage: () => JoinRoom | FollowEvent
  onMessage: (message: ServerMessage) => void
  /** `closeCode` of the close that ended the line, with `ended`. */
  onState: (state: LineState, closeCode?: number) => void
  protocol?: Pick<Protocol, 'clientSince'>
}

export type RoomSocket = {
  start: () => void
  /** Sends where the seat is taken; false where it isn't, and where the hub is too old for this message (rule 219). */
  send: (message: ClientMessage) => boolean
  /** Asks whether the line lives, or opens it at once where it is waiting to be: after sleep, when the page shows again, when online. */
  check: () => void
  stop: () => void
}

/**
 * How long `connected` may take, a test's answer, how long a line may be silent (a hub
 * speaks every 15 s), and when to ask again for a seat that a busy hub could not give.
 */
export const patienceMs = { connected: 10_000, test: 3_000, silence: 35_000, join: 3_000 }

/** One seat's line to whichever hub answers: kept open, opened again, with signs of life (SPEC of the live channel, 1, 3 and 9). */
export function createRoomSocket({
  open,
  random,
  joinMessage,
  onMessage,
  onState,
  protocol = roomsProtocol,
}: Options): RoomSocket {
  /** What was agreed on with this hub. */
  let version = 0
  let port: SocketPort | undefined
  let isJoined = false
  let hasJoined = false
  let isStopped = true
  let reopening: Timer | undefined
  let deadline: Timer | undefined
  let testing: Timer | undefined
  let asking: Timer | undefined

  const settle = () => {
    for (const timer of [reopening, deadline, testing, asking]) clearTimeout(timer)
    reopening = deadline = testing = asking = undefined
  }
  const write = (message: ClientMessage) => port?.send(JSON.stringify(message))
  const expect = (ms: number) => {
    clearTimeout(deadline)
    deadline = setTimeout(() => drop(reconnectDelay(0, random()) ?? 0), ms)
  }
  const connect = () => {
    settle()
    const line: SocketPort = open({
      onMessage: (data) => {
        if (port === line) hear(data)
      },
      onClose: (code) => {
        if (port === line) lose(code)
      },
    })
    port = line
    expect(patienceMs.connected)
  }
  const hear = (data: unknown) => {
    const message = typeof data === 'string' ? ServerMessage.safeParse(readJson(data)).data : undefined
    if (message === undefined) return
    expect(patienceMs.silence)
    clearTimeout(testing)
    testing = undefined
    if (message.type === 'connected') {
      version = message.version
      const joining = joinMessage()
      // A hub that is too old for it would answer with nothing but a complaint.
      if (version >= (protocol.clientSince[joining.type] ?? 0)) write(joining)
    }
    if (message.type === 'error' && message.code === 'unavailable' && !isJoined) {
      clearTimeout(asking)
      asking = setTimeout(() => write(joinMessage()), patienceMs.join)
    }
    if (message.type === 'heartbeat') write({ type: 'heartbeat' })
    const isEntering = message.type === 'room_joined' || (message.type === 'event_stood' && !isJoined)
    if (isEntering) isJoined = hasJoined = true
    onMessage(message)
    if (isEntering && !isStopped) onState('joined')
  }
  const lose = (code: number) => {
    const delay = reconnectDelay(code, random())
    forget()
    if (delay === undefined) {
      isStopped = true
      onState('ended', code)
      return
    }
    reopening = setTimeout(connect, delay)
    onState(hasJoined ? 'reconnecting' : 'connecting')
  }
  const forget = () => {
    settle()
    port = undefined
    isJoined = false
  }
  const drop = (delayMs: number) => {
    const line = port
    forget()
    line?.close()
    onState(hasJoined ? 'reconnecting' : 'connecting')
    if (delayMs === 0) connect()
    else reopening = setTimeout(connect, delayMs)
  }
  return {
    start() {
      isStopped = false
      onState(hasJoined ? 'reconnecting' : 'connecting')
      connect()
    },
    send(message) {
      if (!isJoined || version < (protocol.clientSince[message.type] ?? 0)) return false
      write(message)
      return true
    },
    check() {
      if (isStopped || testing !== undefined) return
      if (port === undefined) connect()
      else if (isJoined) {
        testing = setTimeout(() => drop(0), patienceMs.test)
        write({ type: 'test' })
      }
    },
    stop() {
      isStopped = true
      const line = port
      forget()
      line?.close()
    },
  }
}

type Timer = ReturnType<typeof setTimeout>

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
