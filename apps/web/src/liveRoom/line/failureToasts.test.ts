import { expect, test } from 'vitest'

import { ApiError, UnreachableError } from '../../api/apiError.ts'
import { errorTexts } from '../../messages/errorTexts.ts'
import { createFailure, joinFailure, startFailure } from './failureToasts.ts'

const refused = (status: number, code: keyof typeof errorTexts) =>
  new ApiError({ status, text: '', code, sentence: errorTexts[code], retryAfterSeconds: undefined })
const unreachable = new UnreachableError('no network')

test.each([
  ['coach_code_not_found', 401, null, 'Invalid Coach Code'],
  ['coach_not_signed_in', 401, null, 'Invalid Coach Code'],
  ['room_codes_exhausted', 503, null, 'Failed to create room'],
  ['chapter_not_in_season', 400, null, 'Failed to create room'],
  ['room_codes_exhausted', 503, 'Team 1', 'Failed to create club room'],
] as const)('create refused with %s', (code, status, teamName, title) => {
  expect(createFailure(refused(status, code), teamName)).toMatchObject({ title, isError: true })
})

test('create without an answer', () => {
  expect(createFailure(unreachable, null).title).toBe('Failed to create room')
  expect(createFailure(unreachable, 'Team 1').title).toBe('Failed to create club room')
})

test.each([
  ['room_not_found', 404, 'Room not found or full'],
  ['room_is_full', 409, 'Room not found or full'],
  ['room_is_locked', 403, 'The host has locked this room.'],
  ['player_code_not_found', 404, 'Player code not found. Please check your code or sign up first.'],
  ['seat_taken', 409, 'Somebody is already in this room with this player code.'],
] as const)('join refused with %s', (code, status, description) => {
  expect(joinFailure(refused(status, code))).toEqual({ title: 'Failed to join room', description, isError: true })
})

test('join without an answer', () => {
  expect(joinFailure(unreachable).description).toBe('Failed to join room - please check your connection')
})

test.each([
  ['too_few_participants', 409, 'Cannot Start Quiz'],
  ['chapters_not_assigned', 409, 'Cannot Start Quiz'],
  ['room_not_waiting', 409, 'Failed to start quiz'],
  ['not_host', 403, 'Failed to start quiz'],
] as const)('start refused with %s', (code, status, title) => {
  expect(startFailure(refused(status, code))).toMatchObject({ title, isError: true })
})

test('start without an answer', () => {
  expect(startFailure(unreachable).title).toBe('Error starting quiz')
})
