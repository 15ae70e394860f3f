import { expect, test } from 'vitest'

import { backUpDaily } from './backUpDaily.ts'

const start = Date.parse('2026-11-23T10:00:00Z')
const at = 3 * 60 + 15

/** Runs it for so many days of a clock that only waiting moves; when each backup was begun, and what was said. */
async function run(given: { days: number; takenMs?: number; fails?: (tries: number) => boolean }) {
  const ending = new AbortController()
  const [begun, said]: [string[], string[]] = [[], []]
  let nowMs = start
  await backUpDaily({
    at,
    takenMs: given.takenMs,
    take: async () => {
      begun.push(new Date(nowMs).toISOString())
      nowMs += 90_000
      if (given.fails?.(begun.length) === true) throw new Error('the database is away')
    },
    say: (line) => said.push(line),
    signal: ending.signal,
    now: () => nowMs,
    wait: async (ms) => {
      nowMs += ms
      if (nowMs >= start + given.days * 86_400_000) ending.abort()
    },
  })
  return { begun, said }
}

test('one at once where there is none, then one a day at its time', async () => {
  const { begun, said } = await run({ days: 3 })
  expect(begun).toEqual([
    '2026-11-23T10:00:00.000Z',
    '2026-11-24T03:15:00.000Z',
    '2026-11-25T03:15:00.000Z',
    '2026-11-26T03:15:00.000Z',
  ])
  expect(said).toEqual([])
})

test('a start after today’s backup waits for tomorrow’s, one after yesterday’s makes up for it', async () => {
  const taken = Date.parse('2026-11-23T03:15:08Z')
  expect((await run({ days: 1, takenMs: taken })).begun).toEqual(['2026-11-24T03:15:00.000Z'])
  expect((await run({ days: 1, takenMs: taken - 86_400_000 })).begun).toEqual([
    '2026-11-23T10:00:00.000Z',
    '2026-11-24T03:15:00.000Z',
  ])
})

test('one that fails is said and tried again, more and more rarely, until it succeeds', async () => {
  const { begun, said } = await run({ days: 1, fails: (tries) => tries <= 3 })
  expect(begun).toEqual([
    '2026-11-23T10:00:00.000Z',
    '2026-11-23T10:02:30.000Z',
    '2026-11-23T10:06:00.000Z',
    '2026-11-23T10:11:30.000Z',
    '2026-11-24T03:15:00.000Z',
  ])
  expect(said).toEqual(
    [1, 2, 4].map(
      (minutes, one) =>
        `THE BACKUP FAILED (${one + 1} in a row): Error: the database is away. The next try is in ${minutes} min.`,
    ),
  )
})
