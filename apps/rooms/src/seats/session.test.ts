import type { Spoken } from '@seraph/domain/rooms/events/agreeOnVersion'
import { roomsProtocol } from '@seraph/schema/rooms/protocol'
import { roomsVersion } from '@seraph/schema/rooms/version'
import { expect, test } from 'vitest'

import { beginSession, stepSession } from './session.ts'
import type { Effect, Happening, ChannelSide } from './session.ts'

const heartbeat: Happening = { type: 'frame', frame: '{"type":"heartbeat"}' }
const identified: Happening = { type: 'identified', isSignedIn: true }
const joined: Happening = { type: 'joining' }
const tick: Happening = { type: 'tick', version: undefined }

/** Lets things happen, each at its second, and returns where that led and everything that was done. */
function play(
  happenings: [second: number, happening: Happening][],
  asked: Spoken | undefined = roomsProtocol,
  own: Spoken = roomsProtocol,
) {
  let { session, effects } = beginSession(asked, own, 0)
  const done: Effect[] = [...effects]
  for (const [second, happening] of happenings) {
    ;({ session, effects } = stepSession(session, happening, second * 1_000))
    done.push(...effects)
  }
  return { session, done }
}
const times = (count: number, second: number, happening: Happening) =>
  Array.from({ length: count }, (): [number, Happening] => [second, happening])

test.each([
  { version: 6, floor: 6 },
  { version: 3, floor: 3 },
  { version: 5, floor: 6 },
])('1.2 %j is closed at once by a hub that speaks 4 and 5, and stays so', (asked) => {
  const { session, done } = play(
    [
      [0, identified],
      [1, heartbeat],
    ],
    asked,
    { version: 5, floor: 4 },
  )
  expect(done).toEqual([{ close: 'version_mismatch' }])
  expect(session.state).toBe('leaving')
})

test.each([
  [{ version: 4, floor: 4 }, 4],
  [{ version: 5, floor: 4 }, 5],
  [{ version: 7, floor: 3 }, 5],
])('1.2 with %j a hub that speaks 4 and 5 agrees on %j, and says so', (asked, version) => {
  const { done } = play([[0, identified]], asked, { version: 5, floor: 4 })
  expect(done).toMatchObject([{ send: { type: 'connected', version } }])
})

test('1.4 the first message is connected', () => {
  const { session, done } = play([[1, identified]])
  expect(done).toEqual([{ send: { type: 'connected', version: roomsVersion, heartbeatSeconds: 15, isSignedIn: true } }])
  expect(session.state).toBe('open')
})

test('1.5 a session that cannot be looked up closes with unavailable', () => {
  const { done } = play([[0, { type: 'failed' }]])
  expect(done).toMatchObject([{ send: { type: 'error', code: 'unavailable' } }, { close: 'unavailable' }])
})

test('1.6 a frame before connected is heard', () => {
  const { session } = play([
    [5, heartbeat],
    [9, tick],
  ])
  expect(session).toMatchObject({ state: 'greeting', heardAt: 5_000 })
})

test.each([
  undefined,
  '',
  '{',
  'null',
  '[]',
  '"heartbeat"',
  '{"type":"shout"}',
  '{"type":["heartbeat"]}',
  '{"__proto__":{"type":"heartbeat"}}',
])('2.1 %j is a bad frame, the fifth of them closes', (frame) => {
  const bad: Happening = { type: 'frame', frame }
  const four = play(times(4, 1, bad))
  expect(four.done).toHaveLength(4)
  expect(four.done[0]).toMatchObject({ send: { type: 'error', code: 'bad_frame' } })
  expect(stepSession(four.session, bad, 1_000).effects).toMatchObject([
    { send: { code: 'bad_frame' } },
    { close: 'bad_frame' },
  ])
})

const answer = {
  type: 'submit_answer',
  roomId: '00000000-0000-4000-8000-000000000001',
  userId: '00000000-0000-4000-8000-000000000002',
  submissionId: '00000000-0000-4000-8000-000000000003',
  questionIndex: 0,
  answer: 'Amoz',
  question: { id: 'q1' },
}
const { submissionId } = answer

test.each([
  [{ ...answer, answer: ' ' }, 'Answer is required', { submissionId }],
  [{ ...answer, answer: undefined }, 'Answer is missing.', { submissionId }],
  [{ ...answer, question: { id: 7 } }, 'Id must be a text.', { submissionId }],
  [{ ...answer, question: undefined }, 'Question is missing.', { submissionId }],
  [{ ...answer, submissionId: undefined }, 'Submission id is missing.', {}],
  [{ type: 'resync', version: 1 }, 'Room id is missing.', {}],
  [{ type: 'assign_chapters', roomId: answer.roomId, chapters: [1] }, 'Participant id is missing.', {}],
  [{ version: 1 }, 'Type is missing.', {}],
  [{ type: 'shout' }, 'Type is not known here.', {}],
])('2.1 %j is answered with an error that names the field', (message, sentence, about) => {
  const { done } = play([[0, { type: 'frame', frame: JSON.stringify(message) }]])
  expect(done).toEqual([{ send: { type: 'error', code: 'bad_frame', message: sentence, ...about } }])
})

test('2.3 thirty messages at once are heard, one more closes', () => {
  expect(play(times(30, 0, heartbeat)).done).toEqual([])
  expect(play(times(31, 0, heartbeat)).done).toMatchObject([
    { send: { code: 'too_many_messages' } },
    { close: 'too_many_messages' },
  ])
})

test('2.3 ten a second are heard for ever, eleven are not', () => {
  const everySecond = (count: number) =>
    Array.from({ length: 60 }, (_, second) => times(count, second, heartbeat)).flat()
  expect(play(everySecond(10)).done).toEqual([])
  expect(play(everySecond(11)).done).toContainEqual({ close: 'too_many_messages' })
})

test('2.3 a clock that goes back takes no credit away', () => {
  expect(play([[100, heartbeat], ...times(29, 0, heartbeat)]).done).toEqual([])
})

test('3.1 a heartbeat is sent every 15 seconds', () => {
  const ticks = Array.from({ length: 61 }, (_, second): [number, Happening][] => [
    [second, heartbeat],
    [second, tick],
  ])
  const { done } = play([[0, identified], [0, joined], ...ticks.flat()])
  expect(done.slice(1)).toEqual(Array.from({ length: 4 }, () => ({ send: { type: 'heartbeat' } })))
})

test('3.2 after 40 seconds without a frame the socket is closed, in whatever state', () => {
  for (const first of [[], [[0, identified]] as [number, Happening][]]) {
    const { session, done } = play([...first, [0, joined], [10, heartbeat], [50, tick]])
    expect(done).not.toContainEqual({ close: 'silent' })
    expect(stepSession(session, tick, 50_001).effects).toEqual([{ close: 'silent' }])
  }
})

test('1.8 a socket without a seat is closed after 10 seconds, one that has held a seat stays', () => {
  const waiting = play([
    [0, identified],
    [10, tick],
  ])
  expect(waiting.done).toHaveLength(1)
  expect(stepSession(waiting.session, tick, 10_001).effects).toEqual([{ close: 'not_joined' }])
  const joining = stepSession(waiting.session, joined, 10_000).session
  expect(stepSession(joining, tick, 10_001).effects).toEqual([])
  const refused = stepSession(joining, { type: 'refused' }, 12_000).session
  expect(stepSession(refused, tick, 22_000).effects).not.toContainEqual({ close: 'not_joined' })
  expect(stepSession(refused, tick, 22_001).effects).toEqual([{ close: 'not_joined' }])
})

test('6.5 a heartbeat carries the version of the room', () => {
  const { done } = play([
    [0, joined],
    [0, identified],
    [15, { type: 'tick', version: 7 }],
  ])
  expect(done.at(-1)).toEqual({ send: { type: 'heartbeat', version: 7 } })
})

test('4.4 after a close nothing is sent and nothing is heard', () => {
  const happenings: Happening[] = [
    identified,
    heartbeat,
    tick,
    { type: 'failed' },
    { type: 'ended', reason: 'draining' },
  ]
  const ended = play([
    [0, identified],
    [1, { type: 'ended', reason: 'session_ended' }],
  ])
  expect(ended.done.at(-1)).toEqual({ close: 'session_ended' })
  let session: ChannelSide = ended.session
  for (const happening of happenings) {
    const step = stepSession(session, happening, 99_000)
    expect(step.effects).toEqual([])
    session = step.session
  }
  expect(session).toEqual(ended.session)
})
