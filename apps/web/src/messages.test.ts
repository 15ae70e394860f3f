import { expect, test } from 'vitest'

import { ApiError, UnreachableError } from './api/apiError.ts'
import { internalText, textOf, unavailableText } from './messages.ts'
import { errorTexts } from './messages/errorTexts.ts'

const error = (status: number, code?: keyof typeof errorTexts, retryAfterSeconds?: number) =>
  new ApiError({ status, text: 'body', code, sentence: code && errorTexts[code], retryAfterSeconds })

test('the thrown message is the status and the body', () => {
  expect(error(409, 'gem_taken').message).toBe('409: body')
})

test('a code has its own text', () => {
  expect(textOf(error(404, 'player_code_not_found'))).toBe(
    'Player code not found. Please check your code or sign up first.',
  )
})

test('whoever must wait is told how long', () => {
  expect(textOf(error(429, 'too_many_attempts', 7.2))).toContain('8 seconds')
  expect(textOf(error(429, 'too_many_attempts', 200))).toContain('4 minutes')
  expect(textOf(error(429, 'too_many_attempts'))).toBe(errorTexts.too_many_attempts)
})

test('what carries no code is told by what it is', () => {
  expect(textOf(new UnreachableError('x'))).toContain('check your connection')
  expect(textOf(error(502))).toBe(unavailableText)
  expect(textOf(new TypeError('x'))).toBe(internalText)
})
