import { AppError } from './appError.ts'
import { systemClock } from './clock.ts'
import type { Clock } from './clock.ts'
import { networkOf } from './networkOf.ts'
import type { RedisClient } from './redis.ts'
import { withTimeout } from './withTimeout.ts'

/** How many calls one address may make in `windowSeconds`: all at once, then evenly spread. */
export type CallRule = { address: number; windowSeconds: number }

export type CallLimit<Kind extends string> = {
  /** Counts a call, right or wrong; throws `too_many_attempts` with the time until the next one is free. */
  count(kind: Kind, address: string): Promise<void>
}

/** KEYS: when the bucket is empty again. ARGV: now or '', interval, window. Answers the milliseconds to wait, 0 for none. */
const script = `
local time = redis.call('TIME')
local now = tonumber(ARGV[1]) or time[1] * 1000 + math.floor(time[2] / 1000)
local interval, window = tonumber(ARGV[2]), tonumber(ARGV[3])
local empty = math.max(now, tonumber(redis.call('GET', KEYS[1]) or 0)) + interval
if empty - now > window + 0.001 then return math.ceil(empty - now - window) end
redis.call('SET', KEYS[1], string.format('%.3f', empty), 'PX', math.ceil(empty - now))
return 0`

/** How many addresses are remembered without Redis; the one unused for longest is forgotten first. */
const addressLimit = 10_000
const redisMs = 500

/**
 * Limits how often one address may call what creates or reveals something (ruling 15), over all processes through Redis, in
 * this process while Redis is away or silent. `clock` is passed by tests.
 */
export function openCallLimit<Kind extends string>(options: {
  redis: RedisClient
  prefix: string
  rules: Record<Kind, CallRule>
  clock?: Clock
}): CallLimit<Kind> {
  const { redis, prefix, rules, clock } = options
  const emptyAt = new Map<string, number>()
  const countHere = (key: string, intervalMs: number, windowMs: number): number => {
    const now = (clock ?? systemClock)()
    const empty = Math.max(now, emptyAt.get(key) ?? 0) + intervalMs
    if (empty - now > windowMs + 0.001) return empty - now - windowMs
    emptyAt.delete(key)
    emptyAt.set(key, empty)
    for (const oldest of emptyAt.keys()) {
      if (emptyAt.size <= addressLimit) break
      emptyAt.delete(oldest)
    }
    return 0
  }
  return {
    async count(kind, address) {
      const key = `${prefix}:calls:${kind}:${networkOf(address)}`
      const windowMs = rules[kind].windowSeconds * 1_000
      const intervalMs = windowMs / rules[kind].address
      const now = clock === undefined ? '' : String(clock())
      const asked = redis.eval(script, { keys: [key], arguments: [now, String(intervalMs), String(windowMs)] })
      const waitMs = await withTimeout(asked, redisMs).then(Number, () => countHere(key, intervalMs, windowMs))
      if (waitMs > 0) throw new AppError('too_many_attempts', { retryAfterSeconds: Math.ceil(waitMs / 1_000) })
    },
  }
}
