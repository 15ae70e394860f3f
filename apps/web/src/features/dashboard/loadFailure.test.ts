import { getCoachDashboard } from '@seraph/schema/http/coachDashboard'
import { expect, test } from 'vitest'

import { UnreachableError } from '../../api/apiError.ts'
import { loadFailure } from './loadFailure.ts'

const parsing = (reply: unknown) => getCoachDashboard.reply.safeParse(reply).error

test('nothing, something else, and a call that failed are told apart', () => {
  expect(loadFailure(parsing(null))).toEqual({ title: 'No dashboard data available' })
  expect(loadFailure(null)).toEqual({ title: 'No dashboard data available' })
  expect(loadFailure(parsing({ players: [] }))).toEqual({ title: 'Invalid dashboard data structure' })
  expect(loadFailure(new UnreachableError('away'))).toEqual({
    title: 'Failed to load dashboard data',
    detail: expect.stringContaining('We could not reach the server'),
  })
})
