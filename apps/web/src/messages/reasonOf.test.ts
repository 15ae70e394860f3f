import { expect, test } from 'vitest'

import { ApiError, UnreachableError } from '../api/apiError.ts'
import { errorTexts } from './errorTexts.ts'
import { reasonOf } from './reasonOf.ts'

const failed = (status: number, code?: 'internal' | 'team_full') =>
  new ApiError({ status, text: '', code, sentence: code && errorTexts[code], retryAfterSeconds: undefined })

test('what is known is said, and an unforeseen fault leaves it to the toast', () => {
  expect(reasonOf(failed(409, 'team_full'))).toBe('A team has 7 members at most.')
  expect(reasonOf(new UnreachableError('away'))).toMatch('We could not reach the server.')
  expect(reasonOf(failed(503))).toMatch('The server is busy')
  for (const error of [failed(500, 'internal'), failed(500), new Error('odd')]) expect(reasonOf(error)).toBeUndefined()
})
