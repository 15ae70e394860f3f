import type { MadeRoom, MadeSeat } from '@seraph/db/testing/makeRoom'
import { reconnectDelay } from '@seraph/domain/rooms/events/reconnectDelay'
import { applyServerMessage } from '@seraph/domain/rooms/events/roomView'
import type { RoomView } from '@seraph/domain/rooms/events/roomView'
import { ServerMessage } from '@seraph/schema/rooms/server'
import { roomsVersion } from '@seraph/schema/rooms/version'
import { playerCookie } from '@seraph/service/session'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'

/** A client as a page is one: it comes back, asks for what it misses, and keeps its answers until they are acknowledged. */
export type SturdyClient = {
  seat: MadeSeat
  view: () => RoomView | undefined
  /** The versions that it has applied one by one, and those that a snapshot stood for, in the order in which that happened. */
  applied: { version: number; isSnapshot: boolean }[]
  closes: number[]
  pending: () => number
  answer: (questionId: string, answer: string) => void
  send: (message: object) => void
  stop: () => void
}

/** How much faster than a page it comes back. */
const haste = 10

/** When a busy hub is asked again, and how soon after a mark the next answer is sent. */
const busyPauseMs = 300
const paceMs = 100

/** Joins a room through one of the hubs, another one each time that it comes back. */
export function sturdyClient(
  addresses: readonly string[],
  made: Pick<MadeRoom, 'room'>,
  seat: MadeSeat,
  options: { token?: string } = {},
): SturdyClient {
  const pending = new Map<string, object>()
  const applied: SturdyClient['applied'] = []
  const closes: number[] = []
  let view: RoomView | undefined
  let socket: WebSocket | undefined
  let turn = 0
  let isStopped = false
  let asked = 0
  let isCatchingUp = false
  let timer: NodeJS.Timeout | undefined
  const send = (message: object): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ roomId: made.room.id, ...message }))
  }
  // One after the other, as a page does: all of them at every try would pass the channel's limit of messages.
  const sendNextIn = (ms: number): void => {
    isCatchingUp = pending.size > 0
    clearTimeout(timer)
    timer = setTimeout(() => {
      const [next] = pending.values()
      if (next !== undefined) send(next)
    }, ms)
  }
  const hear = (message: ServerMessage): void => {
    const before = view?.room.version ?? 0
    view = applyServerMessage(view, message)
    const version = view?.room.version ?? 0
    if (version !== before)
      applied.push({ version, isSnapshot: message.type === 'room_joined' || message.type === 'room_snapshot' })
    if (message.type === 'connected') {
      const { id: userId, nickname, token } = seat
      const known = view === undefined ? {} : { version: view.room.version }
      send({ type: 'join_room', roomCode: made.room.code, nickname, userId, token, ...known })
    }
    if (message.type === 'room_joined') for (const answer of pending.values()) send(answer)
    if (message.type === 'answer_submitted') pending.delete(message.repliesTo ?? message.submissionId)
    for (const answer of Object.values(view?.answers ?? {})) pending.delete(answer.submissionId)
    if (message.type === 'heartbeat') send({ type: 'heartbeat' })
    if (view?.isBehind === true && asked < view.heardVersion) {
      asked = view.heardVersion
      send({ type: 'resync', version: view.room.version })
    }
    if (message.type === 'error' && message.submissionId !== undefined && message.code === 'unavailable') {
      isCatchingUp = true
      sendNextIn(busyPauseMs)
    } else if (message.type === 'answer_submitted' && isCatchingUp) sendNextIn(paceMs)
  }
  const open = (): void => {
    if (isStopped) return
    const address = addresses[turn % addresses.length] ?? ''
    turn += 1
    const url = new URL(`/ws?version=${roomsVersion}`, address.replace('http', 'ws'))
    const cookie = options.token === undefined ? {} : { cookie: `${playerCookie}=${options.token}` }
    const current = new WebSocket(url, { origin: address, headers: cookie })
    socket = current
    current.on('message', (data: Buffer) => hear(ServerMessage.parse(JSON.parse(data.toString()))))
    current.on('error', () => undefined)
    current.on('close', (code) => {
      closes.push(code)
      const delay = reconnectDelay(code, Math.random())
      if (delay !== undefined) setTimeout(open, delay / haste)
    })
  }
  open()
  return {
    seat,
    view: () => view,
    applied,
    closes,
    pending: () => pending.size,
    answer(questionId, answer) {
      const submissionId = randomUUID()
      const message = {
        type: 'submit_answer',
        userId: seat.id,
        submissionId,
        questionIndex: 0,
        answer,
        question: { id: questionId },
      }
      pending.set(submissionId, message)
      if (view !== undefined) send(message)
    },
    send,
    stop() {
      isStopped = true
      clearTimeout(timer)
      socket?.close()
    },
  }
}

/** Whether each version was applied once, one after the other, but for those that a snapshot stood for. */
export function isGapless(applied: SturdyClient['applied']): boolean {
  return applied.every(({ version, isSnapshot }, at) => {
    const before = applied[at - 1]?.version ?? 0
    return isSnapshot ? version > before : version === before + 1
  })
}

/** A hub as a process of its own; its address once it listens. */
export async function addressOf(log: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for (;;) {
    const [chunk] = (await once(log, 'data')) as [Buffer]
    text += chunk.toString()
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0]
    if (address === undefined) continue
    log.resume()
    return address
  }
}
