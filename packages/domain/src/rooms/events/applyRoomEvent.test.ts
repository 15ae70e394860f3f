import type { RoomEvent } from '@seraph/schema/rooms/roomEvent'
import { expect, test } from 'vitest'

import { applyRoomEvent, placeOf } from './applyRoomEvent.ts'
import { idOf, makeParticipant, makeRoom } from '../testing/makeRoom.ts'

const room = makeRoom([makeParticipant(2), makeParticipant(3, { questionsAnswered: 4 })])
const base = { roomId: room.id, version: 2 }
const at = '2026-01-01T11:00:00.000Z'
const request = { id: idOf(50), participantId: idOf(2), nickname: 'P2', askedAt: at }
const turn = { number: 2, total: 3, question: { id: 'q2', chapter: 1 }, openedAt: at, answeredBy: [] }
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
    { participants: other(2, { assignedChapters: [5], givenChapters: [[5]] }) },
  ],
  [
    { ...base, type: 'quiz_started', startedAt: at, turn: null },
    { status: 'active', startedAt: at },
  ],
  [{ ...base, type: 'moved_on', turn }, { turn }],
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

test('the room’s new chapters go to whoever has the room’s, and the host has none', () => {
  const [own, all] = [
    { assignedChapters: [4], givenChapters: [[4]] },
    { assignedChapters: [1], givenChapters: [[1]] },
  ]
  const mixed = makeRoom([makeParticipant(2, all), makeParticipant(3, own), makeParticipant(4)])
  const { participants } = applyRoomEvent(mixed, { ...base, type: 'chapters_updated', chapters: [1, 2] })
  expect(participants.map(({ givenChapters }) => givenChapters)).toEqual([[], [[1], [2]], [[4]], []])
})

test('a newer request for a seat replaces the older, a decision takes it away', () => {
  const asked = applyRoomEvent(room, { ...base, type: 'seat_requested', seatRequest: request })
  const newer = { ...request, id: idOf(51) }
  const again = applyRoomEvent(asked, { ...base, version: 3, type: 'seat_requested', seatRequest: newer })
  expect(again.seatRequests).toEqual([newer])
  const decision = { ...base, version: 4, requestId: newer.id, participantId: idOf(2), isAllowed: false }
  expect(applyRoomEvent(again, { ...decision, type: 'seat_decided' }).seatRequests).toEqual([])
})

test('who has answered the question of a room that goes together is counted once, and a better mark counts nobody', () => {
  const together = makeRoom([makeParticipant(2), makeParticipant(3)], { turn })
  const marked = (version: number, number: number, over: object): RoomEvent => {
    const participants = [makeParticipant(number, over)]
    return { ...base, version, type: 'score_updated', userId: idOf(number), newScore: 1, participants }
  }
  const third = applyRoomEvent(together, marked(2, 3, { questionsAnswered: 1 }))
  const both = applyRoomEvent(third, marked(3, 2, { questionsAnswered: 1 }))
  const anew = applyRoomEvent(both, marked(4, 2, { questionsAnswered: 1, score: 2 }))
  expect(third.turn?.answeredBy).toEqual([idOf(3)])
  expect(anew.turn?.answeredBy).toEqual([idOf(2), idOf(3)])
  const next = { ...turn, number: 3 }
  expect(applyRoomEvent(anew, { ...base, version: 5, type: 'moved_on', turn: next }).turn?.answeredBy).toEqual([])
})

test('an event is known, next or behind a gap', () => {
  expect([1, 2, 3, 4].map((version) => placeOf({ version }, 2))).toEqual(['known', 'known', 'next', 'gap'])
})
