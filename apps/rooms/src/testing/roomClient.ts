import type { MadeRoom, MadeSeat } from '@seraph/db/testing/makeRoom'
import { applyServerMessage } from '@seraph/domain/rooms/events/roomView'
import type { RoomView } from '@seraph/domain/rooms/events/roomView'
import { ServerMessage } from '@seraph/schema/rooms/server'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'

import type { Asked, Client } from './client.ts'

type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

/** A member's end of the channel: what it was told, and the room as a screen would show it. */
export type RoomClient = {
  client: Client
  seat: MadeSeat
  told: ServerMessage[]
  view: () => RoomView
  /** The first message of a kind that has not been taken yet, once it is there. */
  take: <T extends ServerMessage['type']>(type: T) => Promise<MessageOf<T>>
  /** Waits until what was told makes something true. */
  until: (isTrue: (view: RoomView, told: readonly ServerMessage[]) => boolean) => Promise<void>
  answer: (questionId: string, answer: string, over?: object) => string
  send: (message: object) => void
}

/** Connects and joins a room with a seat's token, from the version of `view` on where one is given. */
export async function joinAs(
  hub: { connect: (asked?: Asked) => Promise<Client> },
  made: Pick<MadeRoom, 'room'>,
  seat: MadeSeat,
  over: Asked & { view?: RoomView; message?: object } = {},
): Promise<RoomClient> {
  const roomClient = await openMember(hub, made, seat, over)
  await roomClient.until((_, told) => told.some(({ type }) => type === 'room_joined' || type === 'error'))
  return roomClient
}

/** The same without waiting for the answer. */
export async function openMember(
  hub: { connect: (asked?: Asked) => Promise<Client> },
  made: Pick<MadeRoom, 'room'>,
  seat: MadeSeat,
  over: Asked & { view?: RoomView; message?: object } = {},
): Promise<RoomClient> {
  const { view: known, message, ...asked } = over
  const client = await hub.connect(asked)
  const told: ServerMessage[] = []
  let view = known
  let taken = 0
  client.socket.on('message', (data: Buffer) => {
    const next = ServerMessage.parse(JSON.parse(data.toString()))
    told.push(next)
    view = applyServerMessage(view, next)
  })
  const heard = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue()) await once(client.socket, 'message', { signal: AbortSignal.timeout(8_000) })
  }
  const getView = (): RoomView => {
    if (view === undefined) throw new Error('not in the room yet')
    return view
  }
  const { id: roomId, code: roomCode } = made.room
  const { nickname, id: userId, token } = seat
  const version = known === undefined ? {} : { version: known.room.version }
  client.send({ type: 'join_room', roomCode, nickname, userId, token, ...version, ...message })
  return {
    client,
    seat,
    told,
    view: getView,
    async take<T extends ServerMessage['type']>(type: T) {
      let found: MessageOf<T> | undefined
      await heard(() => {
        const at = told.findIndex((one, index) => index >= taken && one.type === type)
        if (at < 0) return false
        found = told[at] as MessageOf<T>
        taken = at + 1
        return true
      })
      if (found === undefined) throw new Error(`no ${type}`)
      return found
    },
    until: (isTrue) => heard(() => (view !== undefined || told.length > 0 ? isTrue(view as RoomView, told) : false)),
    answer(questionId, answer, message = {}) {
      const submissionId = randomUUID()
      client.send({
        type: 'submit_answer',
        roomId,
        userId,
        submissionId,
        questionIndex: 0,
        answer,
        question: { id: questionId },
        ...message,
      })
      return submissionId
    },
    send: (message) => client.send({ roomId, ...message }),
  }
}

/** Comes back with a new socket after the old one ended, knowing what was known. */
export function comeBack(
  hub: { connect: (asked?: Asked) => Promise<Client> },
  made: Pick<MadeRoom, 'room'>,
  before: RoomClient,
  asked: Asked = {},
): Promise<RoomClient> {
  return joinAs(hub, made, before.seat, { ...asked, view: before.view() })
}
