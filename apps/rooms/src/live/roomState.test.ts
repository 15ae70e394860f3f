import { makeParticipant, makeRoom } from '@seraph/domain/rooms/testing/makeRoom'
import type { RoomHappened } from '@seraph/schema/rooms/bus'
import type { RoomAnswer } from '@seraph/schema/rooms/roomAnswer'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { beginState, marksSince, receiveEvent, replaceRoom, sentSince } from './roomState.ts'
import type { RoomState } from './roomState.ts'

const [first, second] = [makeParticipant(2), makeParticipant(3)]
const room = makeRoom([first, second], { version: 10 })
const begin = () => beginState({ room, markedAt: 0 })

function happened(version: number, markOf?: { id: string }): RoomHappened {
  const event = { type: 'room_locked' as const, roomId: room.id, version, isLocked: version % 2 === 0 }
  if (markOf === undefined) return { event }
  const evaluation = { id: room.id, score: 1, maxScore: 1, feedback: '', parts: [], surplus: [], flags: [] }
  const answer: RoomAnswer = {
    userId: markOf.id,
    submissionId: room.id,
    questionId: `q${version}`,
    chapter: 1,
    version,
    evaluation: { ...evaluation, alsoAccepted: [], judgedBy: 'built-in', isFinal: true },
  }
  return { event, answer }
}
const after = (state: RoomState, ...events: RoomHappened[]) =>
  events.reduce((now, event) => receiveEvent(now, event).state, state)

test('6.2 in whatever order events come, and however often, they are sent once and in order', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([11, 12, 13, 14, 15, 16], { minLength: 6 }),
      fc.array(fc.integer({ min: 9, max: 16 })),
      (order, again) => {
        let state = begin()
        const sent: number[] = []
        for (const version of order.flatMap((one, at) => [one, again[at] ?? one])) {
          const received = receiveEvent(state, happened(version))
          state = received.state
          sent.push(...received.sent.map((one) => one.version))
        }
        expect(sent).toEqual([11, 12, 13, 14, 15, 16])
        expect([state.room.version, state.early.length]).toEqual([16, 0])
      },
    ),
  )
})

test('6.7 an event is encoded once', () => {
  const { sent } = receiveEvent(begin(), happened(11))
  expect(sent.map(({ frame }) => JSON.parse(frame.toString()))).toEqual([happened(11).event])
})

test('5.6 the ring tells what was missed, as far as it reaches back', () => {
  const state = after(begin(), happened(11), happened(12))
  const versions = (since: number) => sentSince(state, since)?.map(({ version }) => version)
  expect([9, 10, 11, 12, 13].map(versions)).toEqual([undefined, [11, 12], [12], [], undefined])
})

test('5.6 the ring keeps as many events as the room has members and host, at least 24 and at most 256', () => {
  const kept = (members: number) => {
    const participants = Array.from({ length: members }, (_, at) => makeParticipant(at + 1))
    let long = beginState({ room: makeRoom(participants, { version: 10 }), markedAt: 0 })
    for (let version = 11; version <= 310; version += 1) long = after(long, happened(version))
    return [sentSince(long, 310 - long.ring.length - 1), long.ring.length]
  }
  expect([2, 60, 300].map(kept)).toEqual([24, 61, 256].map((length) => [undefined, length]))
})

test('6.6 marks of the last 12 events are kept, those before them are the database’s', () => {
  let state = begin()
  for (let version = 11; version <= 40; version += 1) state = after(state, happened(version, first))
  const of = (since: number) => marksSince(state, since, { participantId: first.id, isHost: false })
  expect([of(28)?.length, of(27), sentSince(state, 27)?.length]).toEqual([12, undefined, 13])
  expect(state.ring.filter(({ mark }) => mark !== undefined)).toHaveLength(12)
})

test('6.6 a member is told its own marks since a version, the host everybody’s', () => {
  const state = after(begin(), happened(11, first), happened(12, second), happened(13))
  const of = (since: number, participantId: string, isHost = false) =>
    marksSince(state, since, { participantId, isHost })?.map(({ questionId }) => questionId)
  expect([of(10, first.id), of(11, first.id), of(10, second.id)]).toEqual([['q11'], [], ['q12']])
  expect(of(10, 'host', true)).toEqual(['q11', 'q12'])
  expect(of(12, first.id)).toEqual([])
  expect(of(9, first.id)).toBeUndefined()
})

test('a room that was read anew replaces an older one alone, and empties the ring', () => {
  const state = after(begin(), happened(11), happened(14))
  expect(replaceRoom(state, { room: { ...room, version: 11 }, markedAt: 0 })).toEqual({ state, isNewer: false })
  const { state: newer } = replaceRoom(state, { room: { ...room, version: 13 }, markedAt: 12 })
  expect(newer).toMatchObject({ room: { version: 13 }, ring: [], markedAt: 12, early: [{ event: { version: 14 } }] })
})
