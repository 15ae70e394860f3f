import { applyRoomEvent, placeOf } from '@seraph/domain/rooms/events/applyRoomEvent'
import type { RoomHappened } from '@seraph/schema/rooms/bus'
import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'
import type { RoomAnswer } from '@seraph/schema/rooms/roomAnswer'
import type { RoomEvent } from '@seraph/schema/rooms/roomEvent'

import { decode, toBytes, write } from './encode.ts'
import type { Encoded, Written } from './encode.ts'
import { shareChapters } from './shareChapters.ts'

/**
 * How many events a hub keeps of a room, for those who come back. An event is as long as a member of the room: who has missed more events
 * than it has members is told the whole of it, which is shorter.
 */
const ringLength = ({ participants }: Room): number => Math.min(256, Math.max(24, participants.length))

/** Of how many events the marks are kept: as many as come while a seat is taken. The database has the others. */
const markLength = 12

/**
 * An event as it was sent; `mark`: the one behind it where there is one. Both as text: a busy room's events as objects would take the
 * collector five times the work.
 */
export type Sent = {
  version: number
  type: RoomEvent['type']
  text: Written<RoomEvent>
  mark: { userId: string; text: Written<RoomAnswer> } | undefined
}

/** The same while it is sent: its bytes, encoded once for all, and what it was made of. */
export type Sending = Sent & { frame: Encoded<RoomEvent>; happened: RoomHappened }

/**
 * A room in a hub's memory. `ring`: the last events up to `room.version`, without a gap. `early`: events whose predecessor is missing.
 * `markedAt`: the version of the last mark.
 */
export type RoomState = { room: Room; ring: readonly Sent[]; early: readonly RoomHappened[]; markedAt: number }

/** A room as it was read; what came early meanwhile is still to be received. */
export function beginState(read: { room: Room; markedAt: number }): RoomState {
  return { ...read, room: shared(read.room, []), ring: [], early: [] }
}

/** Takes an event in: `sent` is what is to be sent now, in order; an event that is known already changes nothing. */
export function receiveEvent(state: RoomState, happened: RoomHappened): { state: RoomState; sent: Sending[] } {
  const place = placeOf(happened.event, state.room.version)
  if (place === 'known') return { state, sent: [] }
  if (place === 'gap') return { state: { ...state, early: [...state.early, happened] }, sent: [] }
  const sent: Sending[] = []
  let { room, markedAt } = state
  let early = [happened, ...state.early]
  for (;;) {
    const version = room.version + 1
    const next = early.find(({ event }) => event.version === version)
    early = early.filter(({ event }) => event.version > version)
    if (next === undefined) break
    room = shared(applyRoomEvent(room, next.event), room.participants)
    const { answer } = next
    if (answer !== undefined) markedAt = version
    const mark = answer && { userId: answer.userId, text: write(answer) }
    const text = write(next.event)
    sent.push({ version, type: next.event.type, text, mark, frame: toBytes(text), happened: next })
  }
  const kept = sent.map(({ version, type, text, mark }): Sent => ({ version, type, text, mark }))
  const ring = state.ring.concat(kept).slice(-ringLength(room))
  return { state: { room, early, markedAt, ring: withoutOldMarks(ring) }, sent }
}

function shared(room: Room, known: readonly RoomParticipant[]): Room {
  return { ...room, participants: shareChapters(room, known) }
}

function withoutOldMarks(ring: readonly Sent[]): readonly Sent[] {
  const from = ring.length - markLength
  return ring.map((one, at) => (at >= from || one.mark === undefined ? one : { ...one, mark: undefined }))
}

/** The room as it was read anew, unless that is older than what is known; `isNewer` tells. */
export function replaceRoom(
  state: RoomState,
  read: { room: Room; markedAt: number },
): { state: RoomState; isNewer: boolean } {
  if (read.room.version <= state.room.version) return { state, isNewer: false }
  const room = shared(read.room, state.room.participants)
  return { state: { ...read, room, ring: [], early: state.early }, isNewer: true }
}

/** What was sent after a version, undefined where the ring doesn't reach back so far. */
export function sentSince(state: RoomState, version: number): readonly Sent[] | undefined {
  if (version >= state.room.version) return version === state.room.version ? [] : undefined
  const first = state.ring[0]
  if (first === undefined || first.version > version + 1) return undefined
  return state.ring.filter((one) => one.version > version)
}

/** The marks that a member has missed after a version, a moment ago: undefined where the database must be asked. */
export function marksSince(
  state: RoomState,
  since: number,
  member: { participantId: string; isHost: boolean },
): RoomAnswer[] | undefined {
  if (state.markedAt <= since) return []
  const missed = sentSince(state, since)
  if (missed === undefined || missed.length > markLength) return undefined
  return missed.flatMap(({ mark }) =>
    mark !== undefined && (member.isHost || mark.userId === member.participantId) ? [decode(mark.text)] : [],
  )
}
