import { expect, test } from 'vitest'

import { clockText } from './clockText.ts'

test.each([
  [0, '00:00'],
  [999, '00:00'],
  [65_000, '01:05'],
  [3_599_999, '59:59'],
  [3_723_000, '1:02:03'],
  [-5, '00:00'],
])('%i ms: %s', (ms, text) => {
  expect(clockText(ms)).toBe(text)
})
