import { randomUUID } from 'node:crypto'

import { WebSocket } from 'ws'

type Message = { type: string; version?: number; [field: string]: unknown }
type Participant = { userId: string; score: number; questionsAnswered: number }
type Room = { version: number; status: string; participants: Participant[] }

/** What opens a seat: from the create call or the join call. */
export type StrangersSeat = { roomId: string; roomCode: string; nickname: string; userId: string; token: string }

export type Stranger = {
  seat: StrangersSeat
  /** The room as this client shows it; undefined before it came in. */
  room: () => Room | undefined
  isIn: () => boolean
  /** The final marks that it was told, by question. */
  marks: Map<string, number>
  errors: Message[]
  closes: number[]
  /** Versions that it would have missed if it had not asked. */
  gaps: number[]
  /** Answers that have no mark yet. */
  waiting: () => number
  submit: (questionId: string, answer: string) => string
  say: (message: { type: string; [field: string]: unknown }) => void
  stop: () => void
}

/** Close codes after which a client doesn't come back by itself (SPEC, section 9). */
const lasting = new Set([4001, 4007, 4008, 4010])
/** Messages that say a version and raise none (6.1). */
const unraised = new Set(['answer_submitted', 'error', 'heartbeat', 'test_response', 'care', 'participant_typing'])
const comesBackMs = 3_000

/**
 * A member's line to a room, written from apps/rooms/SPEC.md and from nothing
 * else of this project: what that page leaves out, this client can't do.
 * @param addresses where the hubs are; each line goes to the next.
 */
export function openStranger(addresses: readonly string[], seat: StrangersSeat): Stranger {
  const kept = new Map<string, object>()
  const marks: Stranger['marks'] = new Map()
  const errors: Message[] = []
  const closes: number[] = []
  const gaps: number[] = []
  let room: Room | undefined
  let socket: WebSocket
  let isIn = false
  let isOver = false
  let turn = 0

  const say: Stranger['say'] = (message) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }
  const heed = (message: Message): void => {
    if (message.type === 'connected') {
      const { roomId: _, ...named } = seat
      say({ type: 'join_room', ...named, ...(room !== undefined && { version: room.version }) })
    } else if (message.type === 'heartbeat') {
      say({ type: 'heartbeat' })
      const version = message.version ?? 0
      if (room !== undefined && version > room.version)
        say({ type: 'resync', roomId: seat.roomId, version: room.version })
    } else if (message.type === 'error') {
      errors.push(message)
      if (message['code'] !== 'unavailable') kept.delete(String(message['submissionId']))
    } else if (message.type === 'room_joined' || message.type === 'room_snapshot') {
      room = (message['room'] as Room | undefined) ?? room
      for (const answer of (message['answers'] as Message[] | undefined) ?? []) heedMark(answer)
      isIn = true
      for (const answer of kept.values()) say(answer as { type: string })
    } else heedEvent(message)
  }
  const heedMark = (message: Message): void => {
    if (message['userId'] !== seat.userId) return
    const { score, isFinal } = message['evaluation'] as { score: number; isFinal: boolean }
    if (isFinal) marks.set(String(message['questionId']), score)
    kept.delete(String(message['repliesTo'] ?? message['submissionId']))
  }
  const heedEvent = (message: Message): void => {
    if (message.type === 'answer_submitted') heedMark(message)
    const { version } = message
    if (room === undefined || version === undefined || unraised.has(message.type) || version <= room.version) return
    if (version > room.version + 1) gaps.push(version)
    const told = (message['participants'] as Participant[] | undefined) ?? []
    const participants = room.participants.map((one) => told.find(({ userId }) => userId === one.userId) ?? one)
    const status = { quiz_started: 'active', room_ended: 'completed' }[message.type] ?? room.status
    room = { ...room, version, participants, status }
  }
  const open = (): void => {
    const address = addresses[turn++ % addresses.length] ?? ''
    const own = new WebSocket(`${address.replace('http', 'ws')}/ws?version=4&floor=4`, { origin: address })
    socket = own
    own.on('message', (data: Buffer) => heed(JSON.parse(data.toString()) as Message))
    own.on('error', () => undefined)
    own.on('close', (code) => {
      closes.push(code)
      isIn = false
      isOver ||= lasting.has(code)
      if (!isOver) setTimeout(open, code === 4000 ? Math.random() * 1_000 : comesBackMs)
    })
  }
  open()
  return {
    seat,
    room: () => room,
    isIn: () => isIn,
    marks,
    errors,
    closes,
    gaps,
    waiting: () => kept.size,
    submit(questionId, answer) {
      const submissionId = randomUUID()
      const { roomId, userId } = seat
      const question = { id: questionId }
      const message = { type: 'submit_answer', roomId, userId, submissionId, questionIndex: 0, answer, question }
      kept.set(submissionId, message)
      say(message)
      return submissionId
    },
    say,
    stop() {
      isOver = true
      socket.terminate()
    },
  }
}
