import { expect, test } from 'vitest'

import { ApiError, UnreachableError } from '../../../api/apiError.ts'
import { coachFailureText } from './coachFailureText.ts'

const refused = (status: number, code: 'internal' | 'too_many_attempts') =>
  new ApiError({ status, text: '', code, retryAfterSeconds: 5 })

test('a reply that takes too long is told apart from one that cannot come', () => {
  const failed = (cause: unknown) => coachFailureText(new UnreachableError('no answer', { cause }))
  expect(failed(new DOMException('late', 'TimeoutError'))).toContain('taking longer')
  expect(failed(new TypeError('no network'))).toContain('trouble')
})

test('whoever asked too often is told how long to wait; all else is trouble', () => {
  expect(coachFailureText(refused(429, 'too_many_attempts'))).toContain('5 seconds')
  expect(coachFailureText(refused(500, 'internal'))).toContain('trouble connecting')
  expect(coachFailureText(new Error('x'))).toContain('trouble connecting')
})
