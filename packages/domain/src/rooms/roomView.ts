import type { Room } from '@seraph/schema/rooms/room'
import type { RoomAnswer, RoomMark } from '@seraph/schema/rooms/roomAnswer'
import type { RoomEvent } from '@seraph/schema/rooms/roomEvent'
import type { ServerMessage } from '@seraph/schema/rooms/server'

import { applyRoomEvent, placeOf } from './applyRoomEvent.ts'

/**
 * What one member knows of its room. `answers`: its own, by question. `marks`: everybody's, by `markKey`, for the host. `isBehind`:
 * something is missing since `room.version`, so `resync` with that version is due.
 */
export type RoomView = {
  room: Room
  participantId: string
  answers: Readonly<Record<string, RoomAnswer>>
  marks: Readonly<Record<string, RoomMark>>
  isBehind: boolean
}

export const markKey = (mark: { userId: string; questionId: string }): string => `${mark.userId} ${mark.questionId}`

/**
 * The view after a message; undefined as long as there is none. Messages that were applied before change nothing, whatever order
 * snapshots and events come in; what is no business of the view leaves it as it is.
 */
export function applyServerMessage(view: RoomView | undefined, message: ServerMessage): RoomView | undefined {
  if (message.type === 'room_joined') {
    const known = view?.room.id === message.roomId ? view : undefined
    const room = newer(known?.room, message.room)
    if (room === undefined) return undefined
    return learn(
      {
        room,
        participantId: message.participant.id,
        answers: known?.answers ?? {},
        marks: known?.marks ?? {},
        isBehind: false,
      },
      message,
    )
  }
  if (view === undefined) return undefined
  if (message.type === 'heartbeat' || message.type === 'test_response') return lookForGap(view, message.version)
  if (!('roomId' in message) || message.roomId !== view.room.id) return view
  if (message.type === 'room_snapshot') {
    const room = newer(view.room, message.room) ?? view.room
    return learn({ ...view, room, isBehind: false }, message)
  }
  if (message.type === 'answer_submitted') {
    return message.userId === view.participantId
      ? learn(view, { answers: [message], marks: [] })
      : learn(view, { answers: [], marks: [markOf(message)] })
  }
  return follow(view, message)
}

function follow(view: RoomView, event: RoomEvent): RoomView {
  const place = placeOf(event, view.room.version)
  if (place === 'known') return view
  if (place === 'gap') return { ...view, isBehind: true }
  return { ...view, room: applyRoomEvent(view.room, event) }
}

function lookForGap(view: RoomView, version: number | undefined): RoomView {
  return version !== undefined && version > view.room.version ? { ...view, isBehind: true } : view
}

function newer(known: Room | undefined, told: Room | undefined): Room | undefined {
  if (known === undefined || told === undefined) return told ?? known
  return told.version > known.version ? told : known
}

function learn(view: RoomView, told: { answers: readonly RoomAnswer[]; marks: readonly RoomMark[] }): RoomView {
  return {
    ...view,
    answers: merge(view.answers, told.answers, ({ questionId }) => questionId),
    marks: merge(view.marks, told.marks, markKey),
  }
}

function merge<Item extends { version: number }>(
  known: Readonly<Record<string, Item>>,
  told: readonly Item[],
  keyOf: (item: Item) => string,
): Readonly<Record<string, Item>> {
  const fresh = told.filter((item) => (known[keyOf(item)]?.version ?? 0) <= item.version)
  return fresh.length === 0 ? known : { ...known, ...Object.fromEntries(fresh.map((item) => [keyOf(item), item])) }
}

function markOf(answer: RoomAnswer): RoomMark {
  const { userId, questionId, chapter, version, evaluation } = answer
  const { score, maxScore, isFinal } = evaluation
  return { userId, questionId, chapter, score, maxScore, isFinal, version }
}
