import { expect, test } from 'vitest'

import { agoText } from './agoText.ts'

test.each([
  [0, 'now'],
  [-5_000, 'now'],
  [59_000, 'now'],
  [60_000, '1 min ago'],
  [3_599_000, '59 min ago'],
  [7_200_000, '2 h ago'],
])('%d ms: %s', (ms, text) => {
  expect(agoText(0, ms)).toBe(text)
})
