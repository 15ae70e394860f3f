import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'
import type { RoomEvent } from '@seraph/schema/rooms/roomEvent'

import { giveChapters, listFollowers } from '../giveChapters.ts'

/**
 * A room's snapshot with one more event. The event must be the next: `placeOf` tells. Hubs and clients use the same function, so that
 * both come to the same room (rule 35).
 */
export function applyRoomEvent(room: Room, event: RoomEvent): Room {
  const next = changes[event.type](room, event as never)
  const currentQuestion = Math.max(0, ...next.participants.map(({ questionsAnswered }) => questionsAnswered))
  return { ...next, currentQuestion, version: event.version }
}

/** What an event is to somebody who has applied everything up to `version`: the next one, known already, or behind a gap. */
export function placeOf(event: { version: number }, version: number): 'next' | 'known' | 'gap' {
  if (event.version <= version) return 'known'
  return event.version === version + 1 ? 'next' : 'gap'
}

type EventOf<T extends RoomEvent['type']> = Extract<RoomEvent, { type: T }>

const changes: { [T in RoomEvent['type']]: (room: Room, event: EventOf<T>) => Room } = {
  participant_joined: (room, { participant }) => put(room, participant),
  participant_rejoined: (room, { participant }) => put(room, participant),
  participant_left: (room, { userId, presence }) => edit(room, [userId], (one) => ({ ...one, presence })),
  participants_away: (room, { userIds }) => edit(room, userIds, (one) => ({ ...one, presence: 'away' })),
  chapters_updated: (room, { chapters }) => ({ ...listFollowers(room, chapters).reduce(put, room), chapters }),
  chapters_assigned: (room, { participantId, chapters }) =>
    edit(room, [participantId], (one) => ({ ...one, ...giveChapters(one, chapters) })),
  everyone_assigned: (room, { userIds, chapters }) =>
    edit(room, userIds, (one) => ({ ...one, ...giveChapters(one, chapters) })),
  quiz_started: (room, { startedAt, turn }) => ({ ...room, status: 'active', startedAt, turn }),
  moved_on: (room, { turn }) => ({ ...room, turn }),
  participant_quiz_resumed: (room) => room,
  score_updated: (room, { participants }) => participants.reduce(put, countAnswers(room, participants)),
  room_locked: (room, { isLocked }) => ({ ...room, isLocked }),
  seat_requested: (room, { seatRequest }) => ({
    ...room,
    seatRequests: [
      ...room.seatRequests.filter(({ participantId }) => participantId !== seatRequest.participantId),
      seatRequest,
    ],
  }),
  seat_decided: (room, { requestId }) => ({
    ...room,
    seatRequests: room.seatRequests.filter(({ id }) => id !== requestId),
  }),
  room_ended: (room, { endedAt }) => ({ ...room, status: 'completed', endedAt, seatRequests: [] }),
}

/** While a room goes together nothing but its question is answered: whoever has one answer more has answered this one (rule 206). */
function countAnswers(room: Room, marked: readonly RoomParticipant[]): Room {
  const { turn, participants } = room
  if (turn?.question == null) return room
  const answered = marked.filter(
    ({ id, questionsAnswered }) =>
      questionsAnswered > (participants.find((one) => one.id === id)?.questionsAnswered ?? questionsAnswered),
  )
  const answeredBy = [...new Set([...turn.answeredBy, ...answered.map(({ id }) => id)])].toSorted()
  return { ...room, turn: { ...turn, answeredBy } }
}

/** Replaces a participant in its place, or adds one at the end. */
function put(room: Room, participant: RoomParticipant): Room {
  const isKnown = room.participants.some(({ id }) => id === participant.id)
  if (!isKnown) return { ...room, participants: [...room.participants, participant] }
  return edit(room, [participant.id], () => participant)
}

function edit(room: Room, ids: readonly string[], change: (one: RoomParticipant) => RoomParticipant): Room {
  return { ...room, participants: room.participants.map((one) => (ids.includes(one.id) ? change(one) : one)) }
}
