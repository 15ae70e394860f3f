import type { RoomParticipant } from '@seraph/schema/rooms/room'
import { expect, test } from 'vitest'

import { idOf, makeParticipant, makeRoom } from './testing/makeRoom.ts'
import { filterSeats, sortSeats, watchSeats, type SeatState } from './watchSeats.ts'

const startedAt = Date.parse('2026-01-01T10:00:00.000Z')
const given = { assignedChapters: [1] }
const progressOf = ({ questionsAnswered }: RoomParticipant) => ({ answered: questionsAnswered, total: 4 })
const watch = (participants: RoomParticipant[], over: object = {}, typing: string[] = [], minutes = 1) =>
  watchSeats(makeRoom(participants, { status: 'active', ...over }), {
    typing: new Set(typing),
    progressOf,
    now: startedAt + minutes * 60_000,
  })

test.each<[SeatState, Partial<RoomParticipant>, { minutes?: number; typing?: boolean; asks?: boolean }]>([
  ['here', given, {}],
  ['typing', given, { typing: true }],
  ['quiet', given, { minutes: 4 }],
  ['away', { ...given, presence: 'away' }, { typing: true }],
  ['finished', { ...given, questionsAnswered: 4 }, { minutes: 9 }],
  ['finished', { ...given, questionsAnswered: 4, presence: 'away' }, {}],
  ['no_chapters', {}, {}],
  ['left', { presence: 'left' }, {}],
  ['removed', { ...given, presence: 'removed' }, {}],
  ['asking', { ...given, presence: 'removed' }, { asks: true }],
])('a participant is %s', (state, over, { minutes, typing = false, asks = false }) => {
  const request = { id: idOf(50), participantId: idOf(2), nickname: 'P2', askedAt: '2026-01-01T10:00:00.000Z' }
  const [seat] = watch(
    [makeParticipant(2, over)],
    { seatRequests: asks ? [request] : [] },
    typing ? [idOf(2)] : [],
    minutes,
  )
  expect(seat?.state).toBe(state)
  expect(seat?.needsLook).toBe(['quiet', 'away', 'no_chapters', 'asking'].includes(state))
})

test('before the start nobody is quiet', () => {
  expect(watch([makeParticipant(2, given)], { status: 'waiting' }, [], 60)[0]?.state).toBe('here')
})

test('who needs a look comes first, who is gone last, and the host isn’t among them', () => {
  const seats = watch([
    makeParticipant(2, { ...given, presence: 'left', accuracy: 10 }),
    makeParticipant(3, { ...given, questionsAnswered: 4, accuracy: 90 }),
    makeParticipant(4, { ...given, questionsAnswered: 1, accuracy: 40 }),
    makeParticipant(5, { ...given, presence: 'away' }),
    makeParticipant(6),
  ])
  const names = (order: Parameters<typeof sortSeats>[1]) =>
    sortSeats(seats, order).map(({ participant }) => participant.nickname)
  expect(names('look')).toEqual(['P6', 'P5', 'P3', 'P4', 'P2'])
  expect(names('name')).toEqual(['P3', 'P4', 'P5', 'P6', 'P2'])
  expect(names('progress')).toEqual(['P5', 'P6', 'P4', 'P3', 'P2'])
  expect(names('accuracy')).toEqual(['P4', 'P3', 'P5', 'P6', 'P2'])
  const kept = (filter: Parameters<typeof filterSeats>[1]) => filterSeats(seats, filter).length
  expect([kept('all'), kept('look'), kept('working'), kept('finished')]).toEqual([5, 2, 1, 1])
})
