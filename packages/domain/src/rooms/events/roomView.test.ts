import type { RoomAnswer } from '@seraph/schema/rooms/roomAnswer'
import type { ServerMessage } from '@seraph/schema/rooms/server'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { applyServerMessage, markKey } from './roomView.ts'
import { idOf, makeParticipant, makeRoom } from '../testing/makeRoom.ts'

const room = makeRoom([makeParticipant(2), makeParticipant(3)])
const roomId = room.id

function answer(userId: string, questionId: string, version: number, score = 1): RoomAnswer {
  const evaluation = { id: idOf(70), score, maxScore: 2, feedback: '', parts: [], surplus: [], flags: [] }
  return {
    userId,
    questionId,
    version,
    chapter: 1,
    submissionId: idOf(80),
    evaluation: { ...evaluation, alsoAccepted: [], judgedBy: 'built-in', isFinal: true },
  }
}

const joined = (over: object = {}): ServerMessage => ({
  type: 'room_joined',
  roomId,
  version: 1,
  participant: makeParticipant(2),
  room,
  answers: [],
  marks: [],
  ...over,
})
const lock = (version: number): ServerMessage => ({ type: 'room_locked', roomId, version, isLocked: version % 2 === 0 })
const after = (...messages: ServerMessage[]) => messages.reduce(applyServerMessage, undefined)

test('nothing is known before one has joined', () => {
  expect(after(lock(2), { type: 'heartbeat', version: 3 })).toBeUndefined()
  expect(after(joined({ room: undefined }))).toBeUndefined()
})

test('events are applied once and in order, a gap is told and a snapshot heals it', () => {
  const view = after(joined(), lock(2), lock(2), lock(4))
  expect(view).toMatchObject({ isBehind: true, room: { version: 2, isLocked: true } })
  const snapshot: ServerMessage = {
    type: 'room_snapshot',
    roomId,
    version: 4,
    room: { ...room, version: 4, name: 'Healed' },
    answers: [answer(idOf(2), 'q1', 3)],
    marks: [],
  }
  const healed = after(joined(), lock(2), lock(4), snapshot, lock(3))
  expect(healed).toMatchObject({ isBehind: false, room: { version: 4, name: 'Healed' } })
  expect(Object.keys(healed?.answers ?? {})).toEqual(['q1'])
})

test('a heartbeat or test_response with a higher version tells of a gap', () => {
  expect(after(joined(), { type: 'heartbeat', version: 1 })?.isBehind).toBe(false)
  expect(after(joined(), { type: 'heartbeat', version: 2 })?.isBehind).toBe(true)
  expect(after(joined(), { type: 'test_response', at: room.startedAt ?? '', version: 2 })?.isBehind).toBe(true)
})

test('one keeps own answers, a host the marks of others; an older mark never replaces a newer', () => {
  const tell = (given: RoomAnswer): ServerMessage => ({ type: 'answer_submitted', roomId, ...given })
  const view = after(
    joined(),
    tell(answer(idOf(2), 'q1', 5, 2)),
    tell(answer(idOf(2), 'q1', 3, 0)),
    tell(answer(idOf(3), 'q1', 4)),
  )
  expect(view?.answers['q1']?.evaluation.score).toBe(2)
  expect(view?.marks[markKey({ userId: idOf(3), questionId: 'q1' })]).toMatchObject({ score: 1, version: 4 })
})

test('a rejoin without a snapshot keeps the room and what was known', () => {
  const view = after(joined({ answers: [answer(idOf(2), 'q1', 1)] }), lock(2), joined({ room: undefined, version: 3 }))
  expect(view).toMatchObject({ room: { version: 2 }, isBehind: true })
  expect(after(joined(), lock(2), joined({ room: undefined }), lock(3))?.room.version).toBe(3)
  expect(Object.keys(view?.answers ?? {})).toEqual(['q1'])
})

test('one that is behind is so no more once the missing events have come', () => {
  const missed = [lock(2), lock(3)]
  expect(after(joined(), { type: 'heartbeat', version: 3 }, ...missed.slice(0, 1))?.isBehind).toBe(true)
  expect(after(joined(), { type: 'heartbeat', version: 3 }, ...missed)?.isBehind).toBe(false)
})

test("another room's messages change nothing", () => {
  expect(after(joined(), { ...lock(2), roomId: idOf(5) } as ServerMessage)?.room.version).toBe(1)
})

test('whatever the order, a version is never applied twice nor out of turn', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 2, max: 6 }), { maxLength: 12 }), (versions) => {
      const applied: number[] = []
      let view = after(joined())
      for (const version of versions) {
        const next = applyServerMessage(view, lock(version))
        if (next?.room.version !== view?.room.version) applied.push(version)
        view = next
      }
      expect(applied).toEqual(applied.map((_, at) => at + 2))
    }),
  )
})
