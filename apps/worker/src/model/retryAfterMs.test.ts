import { InternalServerError, RateLimitError } from 'openai'
import { expect, test } from 'vitest'

import { retryAfterMs } from './retryAfterMs.ts'

const now = Date.UTC(2026, 0, 1)
const limited = (header?: string) =>
  new RateLimitError(429, undefined, 'slow down', new Headers(header === undefined ? {} : { 'retry-after': header }))

test.each([
  ['2', 2_000],
  ['0.5', 500],
  ['-3', 0],
  [new Date(now + 7_000).toUTCString(), 7_000],
  [new Date(now - 7_000).toUTCString(), 0],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s', (header, expected) => {
  expect(retryAfterMs(limited(header), now)).toBe(expected)
})

test('no other fault asks for a pause', () => {
  const busy = new InternalServerError(503, undefined, 'busy', new Headers({ 'retry-after': '2' }))
  expect(retryAfterMs(busy, now)).toBeUndefined()
})
