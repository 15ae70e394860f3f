import { playerCookie } from '@seraph/service/session'
import { roomsVersion } from '@seraph/schema/rooms/version'
import type { MadeRoom, MadeSeat } from '@seraph/db/testing/makeRoom'
import { createRoomClient } from '@seraph/web/liveRoom/line/roomClient'
import type { RoomClient } from '@seraph/web/liveRoom/line/roomClient'
import { WebSocket } from 'ws'

/** A member of a room with the web app's own line, in which nothing but the browser's socket and its database is another. */
export type Member = {
  seat: MadeSeat
  client: RoomClient
  /** The versions that it has applied, in that order; `isSnapshot` stands for all up to its own. */
  applied: { version: number; isSnapshot: boolean }[]
  closes: number[]
  given: () => number
  answer: (questionId: string, text: string) => void
  /** Whether it sits in the room now. */
  isIn: () => boolean
  /** Cuts the line without a word, as a network does. */
  cut: () => void
  /** As long as it is false every line that it opens is lost at once. */
  setOnline: (isOnline: boolean) => void
  stop: () => void
}

/** Where nobody listens. */
const nowhere = 'http://127.0.0.1:1'

/** Opens the line of a seat. `addresses`: where the hubs are now; each line goes to the next. */
export function openMember(
  addresses: () => readonly string[],
  made: Pick<MadeRoom, 'room'>,
  seat: MadeSeat,
  options: { token?: string; turn?: number } = {},
): Member {
  const applied: Member['applied'] = []
  const closes: number[] = []
  let turn = options.turn ?? 0
  let given = 0
  let isOnline = true
  let socket: WebSocket | undefined
  const open = (hear: { onMessage: (data: unknown) => void; onClose: (code: number) => void }) => {
    const known = addresses()
    // A hub that is down has no address: its line is lost like any other.
    const address = (isOnline && known[turn++ % known.length]) || nowhere
    const url = new URL(`/ws?version=${roomsVersion}`, address.replace('http', 'ws'))
    const cookie = options.token === undefined ? {} : { cookie: `${playerCookie}=${options.token}` }
    const own = new WebSocket(url, { origin: address, headers: cookie, perMessageDeflate: false })
    socket = own
    own.on('message', (data: Buffer) => hear.onMessage(data.toString()))
    own.on('error', () => undefined)
    own.on('close', (code) => {
      closes.push(code)
      hear.onClose(code)
    })
    return {
      send: (text: string) => {
        if (own.readyState === WebSocket.OPEN) own.send(text)
      },
      close: () => own.close(),
    }
  }
  const kept = new Map<string, Parameters<Ports['store']['add']>[0]>()
  const store: Ports['store'] = {
    list: async () => [...kept.values()],
    add: async (answer) => void kept.set(answer.submissionId, answer),
    remove: async (submissionId) => void kept.delete(submissionId),
  }
  const { id: roomId, code: roomCode } = made.room
  const { id: userId, nickname, token } = seat
  const session = { userId, nickname, isHost: seat.id === made.room.hostId, roomCode, roomId, token }
  const client = createRoomClient(session, { open, random: Math.random, store })
  client.listen((news) => {
    if (news.kind !== 'message') return
    const { before, after, message } = news
    const version = after?.room.version ?? 0
    if (version !== (before?.room.version ?? 0))
      applied.push({ version, isSnapshot: message.type === 'room_joined' || message.type === 'room_snapshot' })
  })
  client.start()
  return {
    seat,
    client,
    applied,
    closes,
    given: () => given,
    answer(questionId, answer) {
      given += 1
      void client.submit({ questionId, questionIndex: 0, answer })
    },
    isIn: () => client.getState().line === 'joined',
    cut: () => socket?.terminate(),
    setOnline(next) {
      isOnline = next
    },
    stop() {
      client.stop()
      socket?.terminate()
    },
  }
}

type Ports = Parameters<typeof createRoomClient>[1]

/** Whether each version was applied once, one after the other, but for those that a snapshot stood for. */
export function isGapless(applied: Member['applied']): boolean {
  return applied.every(({ version, isSnapshot }, at) => {
    const before = applied[at - 1]?.version ?? 0
    return isSnapshot ? version > before : version === before + 1
  })
}
