import { playerCookie } from '@seraph/service/session'
import type { MadeRoom, MadeSeat } from '@seraph/db/testing/makeRoom'
import { createRoomClient } from '@seraph/web/liveRoom/line/roomClient'
import type { RoomClient } from '@seraph/web/liveRoom/line/roomClient'

import { lineTo } from './lineTo.ts'
import type { Line } from './lineTo.ts'

/** A member of a room with the web app's own line, in which nothing but the browser's socket and its database is another. */
export type Member = {
  seat: MadeSeat
  client: RoomClient
  /** The versions that it has applied, in that order; `isSnapshot` stands for all up to its own. */
  applied: { version: number; isSnapshot: boolean }[]
  given: () => number
  answer: (questionId: string, text: string) => void
  /** Whether it sits in the room now. */
  isIn: () => boolean
  stop: () => void
} & Omit<Line, 'open'>

/** Opens the line of a seat. `addresses`: where the hubs are now; each line goes to the next. */
export function openMember(
  addresses: () => readonly string[],
  made: Pick<MadeRoom, 'room'>,
  seat: MadeSeat,
  options: { token?: string; turn?: number } = {},
): Member {
  const applied: Member['applied'] = []
  let given = 0
  const cookie = options.token === undefined ? undefined : `${playerCookie}=${options.token}`
  const { open, ...line } = lineTo(addresses, { turn: options.turn ?? 0, cookie })
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
    given: () => given,
    answer(questionId, answer) {
      given += 1
      void client.submit({ questionId, questionIndex: 0, answer })
    },
    isIn: () => client.getState().line === 'joined',
    ...line,
    stop() {
      client.stop()
      line.cut()
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
