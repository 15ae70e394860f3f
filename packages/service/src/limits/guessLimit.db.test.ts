import { describe, expect, test } from 'vitest'

import { openGuessLimit } from './guessLimit.ts'
import type { GuessRule } from './guessLimit.ts'
import type { RedisClient } from '../redis/redis.ts'
import { movingClock } from '../testing/movingClock.ts'
import { openTestRedis } from '../testing/openTestRedis.ts'
import { testRedis } from '../testing/testRedis.ts'

const wrong = () => Promise.resolve(undefined)
const right = () => Promise.resolve('found')
const refused = { code: 'too_many_attempts' }

describe.each([{ isAway: false }, { isAway: true }])('with redis away: $isAway', async ({ isAway }) => {
  const redis = await openTestRedis({ isAway })
  function open(rule: GuessRule) {
    const waits: number[] = []
    const { prefix } = testRedis()
    const clock = movingClock()
    const wait = async (ms: number) => {
      waits.push(ms)
      await new Promise(setImmediate)
    }
    const limit = openGuessLimit({ redis, prefix, rules: { code: rule }, clock, wait })
    const guess = (look: () => Promise<string | undefined>, address = '10.0.0.1') =>
      limit.attempt({ kind: 'code', address, look })
    return { limit, guess, clock, waits }
  }

  test('right codes are never limited', async () => {
    const { guess } = open({ address: 3, windowSeconds: 60 })
    for (let call = 0; call < 20; call += 1) expect(await guess(right)).toBe('found')
  })

  test('after so many wrong codes even a right one waits until the oldest failure is forgotten', async () => {
    const { guess, clock } = open({ address: 3, windowSeconds: 60 })
    await guess(wrong)
    clock.pass(10)
    await guess(wrong)
    await guess(wrong)
    await expect(guess(right)).rejects.toMatchObject({ ...refused, retryAfterSeconds: 50 })
    expect(await guess(right, '10.0.0.2')).toBe('found')
    clock.pass(50)
    expect(await guess(right)).toBe('found')
    await guess(wrong)
    await expect(guess(right)).rejects.toMatchObject({ ...refused, retryAfterSeconds: 10 })
  })

  test('each time that a guess is made to wait is told apart from its other work', async () => {
    const { limit, waits } = open({ address: 4, windowSeconds: 60 })
    const told: Promise<unknown>[] = []
    const aside = <Waited>(wait: Promise<Waited>): Promise<Waited> => {
      told.push(wait)
      return wait
    }
    for (let call = 0; call < 4; call += 1)
      await limit.attempt({ kind: 'code', address: '10.0.0.1', look: wrong, aside })
    expect(waits.length).toBeGreaterThan(0)
    expect(told).toHaveLength(waits.length)
  })

  test('of a thousand guesses at once no more are looked up than may fail', async () => {
    const { guess } = open({ address: 8, windowSeconds: 60 })
    let looked = 0
    const look = () => {
      looked += 1
      return wrong()
    }
    const outcomes = await Promise.allSettled(Array.from({ length: 1_000 }, () => guess(look)))
    expect(looked).toBe(8)
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(992)
  })

  test('a hall of 300 with the right codes at once gets in though the limit is 100', async () => {
    const { guess } = open({ address: 100, windowSeconds: 600 })
    const found = await Promise.all(Array.from({ length: 300 }, () => guess(right)))
    expect(found.every((one) => one === 'found')).toBe(true)
  })

  test('past half of the limit each guess waits longer', async () => {
    const { guess, waits } = open({ address: 8, windowSeconds: 60 })
    for (let call = 0; call < 8; call += 1) await guess(wrong)
    expect(waits).toEqual([500, 1_000, 1_500])
  })

  test('over the whole instance no more fail than its limit, from however many addresses', async () => {
    const { guess, clock } = open({ address: 8, instance: 10, windowSeconds: 3_600 })
    let answered = 0
    for (let call = 0; call < 40; call += 1) {
      clock.pass(1)
      await guess(wrong, `10.0.1.${call}`).then(
        () => (answered += 1),
        () => undefined,
      )
    }
    expect(answered).toBe(10)
  })

  test('one address may guess wrongly at so many subjects, at each as often as the rest allows', async () => {
    const { limit, clock } = open({ address: 100, windowSeconds: 60, subjects: { address: 3, windowSeconds: 3_600 } })
    const guessAt = (subject: string, address = '10.0.0.1') =>
      limit.attempt({ kind: 'code', address, subject, look: wrong }).then(
        () => 'looked',
        () => 'refused',
      )
    const outcomes: string[] = []
    for (const subject of ['a', 'a', 'a', 'b', 'b', 'c', 'd', 'a']) outcomes.push(await guessAt(subject))
    expect(outcomes).toEqual([...Array<string>(6).fill('looked'), 'refused', 'refused'])
    expect(await guessAt('d', '10.0.0.2')).toBe('looked')
    clock.pass(3_600)
    expect(await guessAt('d')).toBe('looked')
  })

  test('an owner is let in during a flood, a wrong guess is not', async () => {
    const { guess, limit } = open({ address: 1, windowSeconds: 60 })
    await guess(wrong)
    const as = (lookIfRefused: () => Promise<string | undefined>) =>
      limit.attempt({ kind: 'code', address: '10.0.0.1', look: right, lookIfRefused })
    await expect(as(right)).resolves.toBe('found')
    await expect(as(wrong)).rejects.toMatchObject(refused)
  })

  test('a lookup that fails for a fault of ours counts as nothing', async () => {
    const { guess } = open({ address: 1, windowSeconds: 60 })
    await expect(guess(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await guess(right)).toBe('found')
  })

  test('addresses of one IPv6 network count as one', async () => {
    const { guess } = open({ address: 1, windowSeconds: 60 })
    await guess(wrong, '2001:db8:1:2::1')
    await expect(guess(right, '2001:db8:1:2:ffff::9')).rejects.toMatchObject(refused)
  })
})

test('two processes count together', async () => {
  const redis = await openTestRedis()
  const { prefix } = testRedis()
  const open = () => openGuessLimit({ redis, prefix, rules: { code: { address: 2, windowSeconds: 60 } } })
  const [one, other] = [open(), open()]
  const guess = { kind: 'code', address: '10.0.0.1', look: wrong } as const
  await one.attempt(guess)
  await other.attempt(guess)
  await expect(one.attempt(guess)).rejects.toMatchObject(refused)
})

test('with Redis silent a guess is answered within a second and counted here', async () => {
  const silent = { eval: () => new Promise(() => undefined) } as unknown as RedisClient
  const rules = { code: { address: 1, windowSeconds: 60 } }
  const limit = openGuessLimit({ redis: silent, prefix: 'none', rules })
  const guess = { kind: 'code', address: '10.0.0.1', look: wrong } as const
  const before = Date.now()
  await limit.attempt(guess)
  expect(Date.now() - before).toBeLessThan(1_000)
  await expect(limit.attempt(guess)).rejects.toMatchObject(refused)
})

test('with Redis silent in the middle of a flood what failed before is not forgotten', async () => {
  const redis = await openTestRedis()
  const { prefix } = testRedis()
  let isSilent = false
  const falling = {
    eval: (...given: Parameters<RedisClient['eval']>) =>
      isSilent ? new Promise(() => undefined) : redis.eval(...given),
  } as unknown as RedisClient
  const limit = openGuessLimit({ redis: falling, prefix, rules: { code: { address: 1, windowSeconds: 60 } } })
  const guess = { kind: 'code', address: '10.0.0.1', look: wrong } as const
  await limit.attempt(guess)
  isSilent = true
  await expect(limit.attempt(guess)).rejects.toMatchObject(refused)
})
