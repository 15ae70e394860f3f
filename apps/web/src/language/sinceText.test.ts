import { expect, test } from 'vitest'

import { sinceText } from './sinceText.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

test.each([
  ['2026-11-22T12:00:05Z', 'this minute'],
  ['2026-11-22T11:59:01Z', 'this minute'],
  ['2026-11-22T11:59:00Z', '1 minute ago'],
  ['2026-11-22T11:00:01Z', '59 minutes ago'],
  ['2026-11-22T09:30:00Z', '2 hours ago'],
  ['2026-11-21T12:00:00Z', 'yesterday'],
  ['2026-11-02T12:00:00Z', '20 days ago'],
  ['2026-10-20T12:00:00Z', 'last month'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
])('%s was %s', (at, text) => {
  expect(sinceText(at, now)).toBe(text)
})
