import { expect, test } from 'vitest'

import { UnreachableError, UnreadableReplyError } from '../../api/apiError.ts'
import { loadFailure } from './loadFailure.ts'

const unreadable = (isNothing: boolean) => new UnreadableReplyError('another form', { isNothing })

test('nothing, something else, and a call that failed are told apart', () => {
  expect(loadFailure(unreadable(true))).toEqual({ title: 'No dashboard data available' })
  expect(loadFailure(null)).toEqual({ title: 'No dashboard data available' })
  expect(loadFailure(unreadable(false))).toEqual({ title: 'Invalid dashboard data structure' })
  expect(loadFailure(new UnreachableError('away'))).toEqual({
    title: 'Failed to load dashboard data',
    detail: expect.stringContaining('We could not reach the server'),
  })
})
