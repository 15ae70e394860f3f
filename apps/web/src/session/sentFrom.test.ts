import { expect, test } from 'vitest'

import { sentFrom } from './sentFrom.ts'

test.each([{ from: '/study-room/1234' }, { from: '/player-progress' }])('the way back is %j', (state) => {
  expect(sentFrom(state)).toBe(state.from)
})

test.each([
  undefined,
  null,
  'x',
  {},
  { from: 1 },
  { from: 'https://example.org' },
  { from: '//example.org' },
  { from: '/study-room/12345' },
])('there is no way back by %j', (state) => {
  expect(sentFrom(state)).toBeUndefined()
})
