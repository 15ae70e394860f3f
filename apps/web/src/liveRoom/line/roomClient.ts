import { applyServerMessage, type RoomView } from '@seraph/domain/rooms/events/roomView'
import { keepLate, type LateAnswer } from '@seraph/domain/rooms/events/followRoom'
import type { ClientMessage } from '@seraph/schema/rooms/client'
import type { ServerMessage } from '@seraph/schema/rooms/server'
import type { ChannelErrorCode } from '@seraph/schema/rooms/server/channelError'
import { closeCodes, type CloseReason } from '@seraph/schema/rooms/version'

import { newId } from '../../api/newId.ts'
import { createAnswerQueue } from '../answers/answerQueue.ts'
import type { AnswerStore, KeptAnswer } from '../answers/keptAnswer.ts'
import { readLate, writeLate } from '../answers/lateAnswers.ts'
import { keepPresses, type Press } from './keepPresses.ts'
import type { RoomSession } from './roomSession.ts'
import { createRoomSocket, type LineState, type OpenSocket } from './roomSocket.ts'

/**
 * What a screen knows of its room. `waiting`: answers without a mark yet; `late`: those
 * that came too late to count. `endedBy`: why nobody comes back, with the line `ended`.
 */
export type RoomClientState = {
  view: RoomView | undefined
  line: LineState
  endedBy: CloseReason | undefined
  waiting: readonly KeptAnswer[]
  late: readonly LateAnswer[]
}

/** What happened, for whoever tells people of it. `before`: the view as it was. */
export type RoomNews =
  | { kind: 'message'; message: ServerMessage; before: RoomView | undefined; after: RoomView | undefined }
  | { kind: 'slow' | 'offline'; answer: KeptAnswer }
  | { kind: 'refused'; answer: KeptAnswer; code: ChannelErrorCode }
  | { kind: 'lapsed' }
  | { kind: 'ended'; reason: CloseReason | undefined }

type Ports = { open: OpenSocket; random: () => number; store: AnswerStore }

export type RoomClient = {
  readonly session: RoomSession
  getState: () => RoomClientState
  subscribe: (listener: () => void) => () => void
  /** Every message and what became of answers, in order. */
  listen: (hear: (news: RoomNews) => void) => () => void
  start: () => void
  stop: () => void
  /** Is the line alive? Opens it again where it isn't. */
  check: () => void
  /** Sends what only matters now; false where there is no line. */
  send: (message: ClientMessage) => boolean
  /** Sends what a host pressed, as soon as there is a line; where there is none for too long, `lapsed` is told. */
  press: (press: Press) => void
  submit: (given: { questionId: string; questionIndex: number; answer: string; question?: string }) => Promise<void>
  /** Keeps what was written for a question that the room has left (rule 207). */
  keepLate: (late: LateAnswer) => void
}

/** How long missing messages may be on their way, and how long an answer to `resync` may take. */
const behindMs = 300
const resyncPatienceMs = 3_000

/** One member's room: its line, what it knows, and its answers until each has a mark. */
export function createRoomClient(session: RoomSession, { open, random, store }: Ports): RoomClient {
  let state: RoomClientState = {
    view: undefined,
    line: 'connecting',
    endedBy: undefined,
    waiting: [],
    late: readLate({ participantId: session.userId }),
  }
  const listeners = new Set<() => void>()
  const hearers = new Set<(news: RoomNews) => void>()
  const seat = { roomId: session.roomId, participantId: session.userId }
  const lateSeat = { ...seat, nickname: session.nickname }
  let runs = 0
  let behind: ReturnType<typeof setTimeout> | undefined

  const set = (change: Partial<RoomClientState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const tell = (news: RoomNews) => {
    for (const hear of hearers) hear(news)
  }
  const addLate = ({ questionId, answer, question }: LateAnswer) => {
    set({ late: keepLate(state.late, { questionId, answer, ...(question !== undefined && { question }) }) })
    writeLate(lateSeat, state.late)
  }
  const queue = createAnswerQueue({
    store,
    send: ({ submissionId, questionId, questionIndex, answer }) =>
      socket.send({
        type: 'submit_answer',
        roomId: session.roomId,
        userId: session.userId,
        submissionId,
        questionIndex,
        answer,
        question: { id: questionId },
      }),
    onSlow: (answer) => tell({ kind: 'slow', answer }),
    onChange: (waiting) => set({ waiting }),
  })
  const presses = keepPresses({
    send: (press) => socket.send(press),
    isDone(press) {
      const room = state.view?.room
      if (press.type === 'end_room') return room?.status === 'completed'
      return press.type === 'move_on' && room?.turn?.number !== press.from
    },
    onLapse: () => tell({ kind: 'lapsed' }),
  })
  const askAgain = (ms: number) => {
    clearTimeout(behind)
    behind = setTimeout(() => {
      behind = undefined
      if (state.view?.isBehind !== true) return
      socket.send({ type: 'resync', roomId: session.roomId, version: state.view.room.version })
      askAgain(resyncPatienceMs)
    }, ms)
  }
  const onMessage = (message: ServerMessage) => {
    const before = state.view
    const after = applyServerMessage(before, message)
    if (after !== before) set({ view: after })
    if (after?.isBehind === true && behind === undefined) askAgain(behindMs)
    if (message.type === 'answer_submitted' && message.userId === session.userId) queue.settle(message)
    if (message.type === 'room_joined' || message.type === 'room_snapshot') {
      for (const answer of message.answers) queue.settle(answer)
    }
    if (message.type === 'room_joined') {
      queue.resume()
      presses.resume()
    }
    if (message.type === 'error' && message.submissionId !== undefined) {
      if (message.code === 'unavailable') {
        queue.postpone(message.submissionId)
        return
      }
      if (message.code !== 'seat_lost') {
        const answer = state.waiting.find(({ submissionId }) => submissionId === message.submissionId)
        if (answer !== undefined && message.code === 'question_closed') addLate(answer)
        queue.refuse(message.submissionId)
        if (answer !== undefined) tell({ kind: 'refused', answer, code: message.code })
      }
    }
    tell({ kind: 'message', message, before, after })
  }
  const socket = createRoomSocket({
    open,
    random,
    joinMessage: () => ({
      type: 'join_room',
      roomCode: session.roomCode,
      nickname: session.nickname,
      userId: session.userId,
      token: session.token,
      ...(state.view !== undefined && { version: state.view.room.version }),
    }),
    onMessage,
    onState(line, closeCode) {
      if (line !== 'joined') {
        queue.pause()
        clearTimeout(behind)
        behind = undefined
      }
      const endedBy = line === 'ended' ? reasonOf(closeCode) : undefined
      set({ line, endedBy })
      if (line === 'ended') tell({ kind: 'ended', reason: endedBy })
    },
  })
  return {
    session,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listen(hear) {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    start() {
      const run = ++runs
      void queue.restore(seat).then(() => run === runs && socket.start())
    },
    stop() {
      runs += 1
      presses.stop()
      socket.stop()
    },
    check: socket.check,
    send: socket.send,
    press: presses.press,
    keepLate: addLate,
    async submit(given) {
      const answer = { ...given, ...seat, submissionId: newId() }
      if (state.line !== 'joined') tell({ kind: 'offline', answer })
      await queue.add(answer)
    },
  }
}

function reasonOf(closeCode: number | undefined): CloseReason | undefined {
  return (Object.keys(closeCodes) as CloseReason[]).find((reason) => closeCodes[reason] === closeCode)
}
