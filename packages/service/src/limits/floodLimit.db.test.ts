import { describe, expect, test } from 'vitest'

import { openFloodLimit } from './floodLimit.ts'
import { movingClock } from '../testing/movingClock.ts'
import { openTestRedis } from '../testing/openTestRedis.ts'
import { testRedis } from '../testing/testRedis.ts'

const rules = { call: { calls: 600, windowSeconds: 60 } }

describe.each([{ isAway: false }, { isAway: true }])('with redis away: $isAway', async ({ isAway }) => {
  const redis = await openTestRedis({ isAway })

  test('of a flood as many calls come through as the limit has, then evenly, each key by itself', async () => {
    const clock = movingClock()
    const limit = openFloodLimit({ redis, prefix: testRedis().prefix, rules, clock })
    const flood = async (calls: number) => {
      const outcomes = await Promise.allSettled(Array.from({ length: calls }, () => limit.count('call', 'one')))
      return outcomes.filter(({ status }) => status === 'fulfilled').length
    }
    expect(await flood(5_000)).toBe(600)
    await expect(limit.count('call', 'one')).rejects.toMatchObject({ code: 'too_many_attempts' })
    await limit.count('call', 'another')
    clock.pass(12)
    expect(await flood(500)).toBe(120)
    clock.pass(60)
    expect(await flood(1_000)).toBe(600)
  })

  test('who is refused is told when to come again, and is let in then', async () => {
    const clock = movingClock()
    const limit = openFloodLimit({ redis, prefix: testRedis().prefix, rules, clock })
    for (let call = 0; call < 600; call += 1) await limit.count('call', 'one')
    const refusal = await limit.count('call', 'one').catch((error: { retryAfterSeconds: number }) => error)
    expect(refusal).toMatchObject({ retryAfterSeconds: 2 })
    clock.pass(2)
    await limit.count('call', 'one')
  })
})

test('two processes share a limit', async () => {
  const [redis, { prefix }] = [await openTestRedis(), testRedis()]
  const clock = movingClock()
  const open = () => openFloodLimit({ redis, prefix, rules, clock })
  const [one, other] = [open(), open()]
  const calls = Array.from({ length: 2_000 }, (_, n) => (n % 2 === 0 ? one : other).count('call', 'one'))
  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(600)
})
