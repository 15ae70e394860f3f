import { expect, test } from 'vitest'

import { standingText } from './standingText.ts'

test('each state is told with its day, and what was never met without one', () => {
  const since = new Date(2026, 10, 20, 12).toISOString()
  const states = ['unseen', 'seen', 'recalled', 'kept'] as const
  expect(states.map((state) => standingText({ state, since: state === 'unseen' ? null : since }))).toEqual([
    'new',
    'seen, last on Nov 20',
    'recalled since Nov 20',
    'kept, last said on Nov 20',
  ])
})
