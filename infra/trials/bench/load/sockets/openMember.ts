import { roomsVersion } from '@seraph/schema/rooms/version'

import type { Seat } from '../../fill/fillRooms.ts'
import { openSocket } from './openSocket.ts'
import type { LoadSocket } from './openSocket.ts'

/** Which servers a member speaks with. */
export type Speech = 'seraph' | 'raw' | 'socket.io'

/** A socket in a room; `version`: the last one of the room that it was told. */
export type Member = {
  seat: Seat
  socket: LoadSocket
  version: number
  /** What comes once the seat is taken. */
  onText: (payload: Buffer) => void
  /** The code that its socket was closed with, where it was. */
  closedBy?: number
}

/** How the hub's sign of life begins, and a member's in return. */
const heartbeat = '{"type":"heartbeat"'

/** How long a member waits for its seat. */
const joinMs = 20_000

/** Connects to a server, takes the seat in its way, and resolves once it is in the room. `since`: the last version known. */
export async function openMember(
  speech: Speech,
  port: number,
  seat: Seat,
  over: { since?: number; onClose?: (code: number) => void } = {},
): Promise<Member> {
  const joined = Promise.withResolvers<void>()
  const path = { seraph: `/ws?version=${roomsVersion}`, raw: '/', 'socket.io': '/socket.io/?EIO=4&transport=websocket' }
  const hear = { seraph: hearSeraph, raw: hearRaw, 'socket.io': hearSocketIo }[speech]
  const greet = hear(seat, over.since)
  const timer = setTimeout(() => joined.reject(new Error('a member was not let in in time')), joinMs)
  const member: Member = {
    seat,
    version: over.since ?? 0,
    onText: (payload) => {
      const step = greet(payload.toString())
      if (step.say !== undefined) member.socket.send(step.say)
      if (step.joined === undefined) return
      member.version = step.joined
      member.onText = (told) => noteVersion(member, told)
      joined.resolve()
    },
    socket: openSocket({
      port,
      path: path[speech],
      headers: { cookie: seat.cookie },
      onText: (payload) => {
        if (speech === 'socket.io' && payload.length === 1) member.socket.send('3')
        // Who gives no sign of life is closed before its next answer is due.
        else if (speech === 'seraph' && payload.toString('latin1', 0, heartbeat.length) === heartbeat)
          member.socket.send(`${heartbeat}}`)
        else member.onText(payload)
      },
      onClose: (code) => {
        joined.reject(new Error(`a member was closed (${code})`))
        member.closedBy = code
        over.onClose?.(code)
      },
    }),
  }
  try {
    await member.socket.isOpen
    if (speech === 'raw') member.socket.send(`join ${seat.roomId}`)
    await joined.promise
    return member
  } finally {
    clearTimeout(timer)
  }
}

/** Keeps the latest version that a member is told. */
export function noteVersion(member: Member, told: Buffer): void {
  const version = Number(/"version":(\d+)/.exec(told.toString('latin1'))?.[1] ?? 0)
  member.version = Math.max(member.version, version)
}

type Hear = (seat: Seat, since: number | undefined) => (text: string) => { say?: string; joined?: number }

const hearRaw: Hear = () => (text) => (text === 'joined' ? { joined: 0 } : {})

const hearSocketIo: Hear =
  ({ roomId }) =>
  (text) => {
    if (text.startsWith('0')) return { say: '40' }
    if (text.startsWith('40')) return { say: `42["join","${roomId}"]` }
    return text.startsWith('42["joined"') ? { joined: 0 } : {}
  }

const hearSeraph: Hear =
  ({ code, nickname, userId, token }, since) =>
  (text) => {
    const message = JSON.parse(text) as { type: string; version?: number; message?: string }
    if (message.type === 'connected') {
      const version = since === undefined ? {} : { version: since }
      return { say: JSON.stringify({ type: 'join_room', roomCode: code, nickname, userId, token, ...version }) }
    }
    if (message.type === 'error') throw new Error(`a member was refused: ${message.message}`)
    return message.type === 'room_joined' ? { joined: message.version ?? 0 } : {}
  }
