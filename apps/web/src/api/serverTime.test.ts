import { afterEach, expect, test } from 'vitest'

import { learnServerTime, serverTime } from './serverTime.ts'

const now = Date.UTC(2026, 2, 1, 10)
const yearMs = 365 * 24 * 60 * 60 * 1000
const httpDate = (atMs: number) => new Date(atMs).toUTCString()

afterEach(() => learnServerTime(httpDate(now), now))

test.each([-yearMs, yearMs])('a clock that is off by %i ms is put right by the server’s date', (offMs) => {
  learnServerTime(httpDate(now), now + offMs)
  expect(serverTime(now + offMs + 60_000)).toBe(now + 60_000)
})

test('a few seconds, and a reply without a date, change nothing', () => {
  learnServerTime(httpDate(now), now + 2_500)
  expect(serverTime(now)).toBe(now)
  learnServerTime(null, now)
  learnServerTime('yesterday', now)
  expect(serverTime(now)).toBe(now)
})
