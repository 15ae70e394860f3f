import { describe, expect, test } from 'vitest'

import { openCallLimit } from './callLimit.ts'
import { movingClock } from '../testing/movingClock.ts'
import { openTestRedis } from '../testing/openTestRedis.ts'
import { testRedis } from '../testing/testRedis.ts'

describe.each([{ isAway: false }, { isAway: true }])('with redis away: $isAway', async ({ isAway }) => {
  const redis = await openTestRedis({ isAway })
  test('calls come all at once up to the limit, then evenly', async () => {
    const { prefix } = testRedis()
    const clock = movingClock()
    const limit = openCallLimit({ redis, prefix, rules: { call: { address: 6, windowSeconds: 60 } }, clock })
    const call = (address = '10.0.0.1') => limit.count('call', address)
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => call()))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
    await expect(call()).rejects.toMatchObject({ code: 'too_many_attempts', retryAfterSeconds: 10 })
    await call('10.0.0.2')
    clock.pass(10)
    await call()
    await expect(call()).rejects.toMatchObject({ code: 'too_many_attempts' })
    clock.pass(3_600)
    for (let again = 0; again < 6; again += 1) await call()
  })
})
