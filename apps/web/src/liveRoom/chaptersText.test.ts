import { expect, test } from 'vitest'

import { chaptersText } from './chaptersText.ts'

test.each([
  [[], ''],
  [[7], '7'],
  [[1, 2], '1, 2'],
  [[9, 3, 1, 2], '1–3, 9'],
])('%j is "%s"', (chapters, text) => {
  expect(chaptersText(chapters)).toBe(text)
})
