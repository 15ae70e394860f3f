import type { RoomEvent } from '@seraph/schema/rooms/roomEvent'
import { expect, test } from 'vitest'

import { applyRoomEvent, placeOf } from './applyRoomEvent.ts'
import { idOf, makeParticipant, makeRoom } from './testing/makeRoom.ts'

const room = makeRoom([makeParticipant(2), makeParticipant(3, { questionsAnswered: 4 })])
const base = { roomId: room.id, version: 2 }
const at = '2026-01-01T11:00:00.000Z'
const request = { id: idOf(50), participantId: idOf(2), nickname: 'P2', askedAt: at }
const other = (number: number, over: object) =>
  room.participants.map((one) => (one.id === idOf(number) ? { ...one, ...over } : one))

test.each<[RoomEvent, object]>([
  [
    { ...base, type: 'participant_joined', participant: makeParticipant(4) },
    { participants: [...room.participants, makeParticipant(4)] },
  ],
  [
    { ...base, type: 'participant_rejoined', participant: makeParticipant(2, { nickname: 'new' }) },
    { participants: other(2, { nickname: 'new' }) },
  ],
  [
    { ...base, type: 'participant_left', userId: idOf(2), presence: 'removed' },
    { participants: other(2, { presence: 'removed' }) },
  ],
  [{ ...base, type: 'participants_away', userIds: [idOf(3)] }, { participants: other(3, { presence: 'away' }) }],
  [{ ...base, type: 'chapters_updated', chapters: [2, 3] }, { chapters: [2, 3] }],
  [
    { ...base, type: 'chapters_assigned', participantId: idOf(2), userId: idOf(2), chapters: [5] },
    { participants: other(2, { assignedChapters: [5] }) },
  ],
  [
    { ...base, type: 'quiz_started', startedAt: at },
    { status: 'active', startedAt: at },
  ],
  [{ ...base, type: 'participant_quiz_resumed', userId: idOf(2) }, {}],
  [
    {
      ...base,
      type: 'score_updated',
      userId: idOf(2),
      newScore: 3,
      participants: [makeParticipant(2, { score: 3, questionsAnswered: 7 })],
    },
    { participants: other(2, { score: 3, questionsAnswered: 7 }), currentQuestion: 7 },
  ],
  [{ ...base, type: 'room_locked', isLocked: true }, { isLocked: true }],
  [{ ...base, type: 'seat_requested', seatRequest: request }, { seatRequests: [request] }],
  [
    { ...base, type: 'room_ended', reason: 'host', endedAt: at },
    { status: 'completed', endedAt: at },
  ],
])('%s', (event, change) => {
  expect(applyRoomEvent(room, event)).toEqual({ ...room, currentQuestion: 4, ...change, version: 2 })
})

test('a newer request for a seat replaces the older, a decision takes it away', () => {
  const asked = applyRoomEvent(room, { ...base, type: 'seat_requested', seatRequest: request })
  const newer = { ...request, id: idOf(51) }
  const again = applyRoomEvent(asked, { ...base, version: 3, type: 'seat_requested', seatRequest: newer })
  expect(again.seatRequests).toEqual([newer])
  const decision = { ...base, version: 4, requestId: newer.id, participantId: idOf(2), isAllowed: false }
  expect(applyRoomEvent(again, { ...decision, type: 'seat_decided' }).seatRequests).toEqual([])
})

test('an event is known, next or behind a gap', () => {
  expect([1, 2, 3, 4].map((version) => placeOf({ version }, 2))).toEqual(['known', 'known', 'next', 'gap'])
})
