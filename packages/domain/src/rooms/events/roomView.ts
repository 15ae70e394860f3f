import type { Room } from '@seraph/schema/rooms/room'
import type { RoomAnswer, RoomMark } from '@seraph/schema/rooms/roomAnswer'
import type { ServerMessage } from '@seraph/schema/rooms/server'
import type { RoomJoined } from '@seraph/schema/rooms/server/roomJoined'

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
  /** The highest version that was told of. */
  heardVersion: number
  isBehind: boolean
}

export const markKey = (mark: { userId: string; questionId: string }): string => `${mark.userId} ${mark.questionId}`

/**
 * The view after a message; undefined as long as there is none. Messages that were applied before change nothing, whatever order
 * snapshots and events come in; what is no business of the view leaves it as it is.
 */
export function applyServerMessage(view: RoomView | undefined, message: ServerMessage): RoomView | undefined {
  const next = message.type === 'room_joined' ? enter(view, message) : view && hear(view, message)
  if (next === undefined || next === view) return next
  return { ...next, isBehind: next.heardVersion > next.room.version }
}

function enter(view: RoomView | undefined, message: RoomJoined): RoomView | undefined {
  const known = view?.room.id === message.roomId ? view : undefined
  const room = newer(known?.room, message.room)
  if (room === undefined) return undefined
  const { answers, marks } = known ?? { answers: {}, marks: {} }
  const heardVersion = Math.max(message.version, room.version)
  return learn({ room, answers, marks, heardVersion, participantId: message.participant.id, isBehind: false }, message)
}

function hear(view: RoomView, message: Exclude<ServerMessage, RoomJoined>): RoomView {
  if (message.type === 'heartbeat' || message.type === 'test_response') return hearOf(view, message.version ?? 0)
  if (
    message.type === 'participant_typing' ||
    message.type === 'care' ||
    message.type === 'event_stood' ||
    !('roomId' in message) ||
    message.roomId !== view.room.id
  )
    return view
  if (message.type === 'room_snapshot')
    return learn({ ...view, room: newer(view.room, message.room) ?? view.room }, message)
  if (message.type === 'answer_submitted') {
    return message.userId === view.participantId
      ? learn(view, { answers: [message], marks: [] })
      : learn(view, { answers: [], marks: [markOf(message)] })
  }
  const place = placeOf(message, view.room.version)
  if (place === 'known') return view
  if (place === 'gap') return hearOf(view, message.version)
  return hearOf({ ...view, room: applyRoomEvent(view.room, message) }, message.version)
}

function hearOf(view: RoomView, version: number): RoomView {
  return version > view.heardVersion ? { ...view, heardVersion: version } : view
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

/** An answer as a host keeps it. */
export function markOf(answer: RoomAnswer): RoomMark {
  const { userId, questionId, chapter, version, evaluation } = answer
  const { score, maxScore, isFinal } = evaluation
  return { userId, questionId, chapter, score, maxScore, isFinal, version }
}
