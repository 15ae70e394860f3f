import type { AnswerSubmitted } from '@seraph/schema/rooms/server/answerSubmitted'
import { expect, test } from 'vitest'

import { reactTo } from './reactTo.ts'
import { participantOf, roomId, roomOf, userId } from '../testing/roomSnapshot.ts'

const view = { room: roomOf(), participantId: userId, answers: {}, marks: {}, heardVersion: 1, isBehind: false }
const me = { userId, isHost: false, view }
const host = { userId: roomOf().hostId, isHost: true, view }
const event = { roomId, version: 2 }

test('start and end are told to everybody, and the end leads out', () => {
  const started = reactTo({ type: 'quiz_started', ...event, startedAt: '2026-11-01T10:00:00.000Z', turn: null }, me)
  expect(started.toast).toMatchObject({ title: 'Quiz Started', durationMs: 60_000 })
  const ended = reactTo({ type: 'room_ended', ...event, reason: 'host', endedAt: '2026-11-01T10:00:00.000Z' }, me)
  expect(ended).toMatchObject({ isOver: true, toast: { title: 'Session Ended' } })
})

test('only the one who was removed is out', () => {
  const removed = { type: 'participant_left', ...event, userId, presence: 'removed' } as const
  expect(reactTo(removed, me)).toMatchObject({ isOver: true })
  expect(reactTo(removed, host)).toEqual({ say: 'MO1A left' })
})

test('a host reads who joins and who asks for a seat', () => {
  expect(reactTo({ type: 'participant_joined', ...event, participant: participantOf() }, host).say).toBe('MO1A joined')
  const seatRequest = { id: userId, participantId: userId, nickname: 'MO1A', askedAt: '2026-11-01T10:00:00.000Z' }
  expect(reactTo({ type: 'seat_requested', ...event, seatRequest }, host).say).toContain('MO1A')
  expect(reactTo({ type: 'seat_requested', ...event, seatRequest }, me)).toEqual({})
  const decided = {
    type: 'seat_decided',
    ...event,
    requestId: userId,
    participantId: userId,
    isAllowed: false,
  } as const
  expect(reactTo(decided, host).say).toBe('MO1A was refused')
  expect(reactTo(decided, me)).toEqual({})
})

test('the documents’ errors lead out; others are told', () => {
  const refused = (code: 'room_not_found' | 'seat_lost' | 'not_host') =>
    reactTo({ type: 'error', code, message: '' }, me)
  expect(refused('room_not_found')).toMatchObject({ isOver: true, toast: { title: 'Room Not Found' } })
  expect(refused('seat_lost')).toMatchObject({ isOver: true, toast: { title: 'Session Lost' } })
  expect(refused('not_host')).toMatchObject({ toast: { isError: true } })
  expect(refused('not_host').isOver).toBeUndefined()
})

test('who comes back is told once, not with each new tab', () => {
  const back = { type: 'participant_rejoined', ...event, participant: participantOf() } as const
  const away = { ...view, room: roomOf({ participants: [participantOf({ presence: 'away' })] }) }
  expect(reactTo(back, { ...host, view: away }).say).toBe('MO1A is here')
  expect(reactTo(back, host)).toEqual({})
})

test('what of an answer counts is told to whoever gave it, not to the host', () => {
  const counted = { counted: 0, repeated: 1, tooFast: 0 }
  const evaluation = { id: roomId, score: 1, maxScore: 1, isFinal: true }
  const mark = {
    type: 'answer_submitted',
    roomId,
    userId,
    questionId: 'q1',
    chapter: 1,
    version: 2,
    evaluation,
  } as unknown as AnswerSubmitted
  const told: AnswerSubmitted = { ...mark, counted }
  expect(reactTo(told, me)).toEqual({ counted })
  expect(reactTo(told, host)).toEqual({})
  expect(reactTo(mark, me)).toEqual({})
})
