import { systemClock } from '../clock.ts'
import type { Clock } from '../clock.ts'
import { RecentMap } from '../recentMap.ts'
import type { RedisClient } from '../redis/redis.ts'
import { withTimeout } from '../withTimeout.ts'

/** Buckets that calls fill and time empties, one a key. */
export type CallBuckets = {
  /**
   * Puts `calls` into the bucket that holds `size` and empties within `windowSeconds`; answers 0, or where they don't fit the
   * milliseconds until they would, and leaves it as it was.
   */
  put(put: { key: string; calls: number; size: number; windowSeconds: number }): Promise<number>
}

/** KEYS: when the bucket is empty again. ARGV: now or '', time of the calls, window. Answers the milliseconds to wait, 0 for none. */
const script = `
local time = redis.call('TIME')
local now = tonumber(ARGV[1]) or time[1] * 1000 + math.floor(time[2] / 1000)
local cost, window = tonumber(ARGV[2]), tonumber(ARGV[3])
local empty = math.max(now, tonumber(redis.call('GET', KEYS[1]) or 0)) + cost
if empty - now > window + 0.001 then return math.ceil(empty - now - window) end
redis.call('SET', KEYS[1], string.format('%.3f', empty), 'PX', math.ceil(empty - now))
return 0`

/** How many buckets are remembered without Redis. */
const bucketLimit = 10_000
const redisMs = 500

/** Buckets of all processes together, kept in Redis; in this process while Redis is away or silent. `clock` is passed by tests. */
export function openCallBuckets(options: { redis: RedisClient; prefix: string; clock?: Clock }): CallBuckets {
  const { redis, prefix, clock } = options
  const emptyAt = new RecentMap<number>(bucketLimit)
  const putHere = (key: string, costMs: number, windowMs: number): number => {
    const now = (clock ?? systemClock)()
    const empty = Math.max(now, emptyAt.get(key) ?? 0) + costMs
    if (empty - now > windowMs + 0.001) return empty - now - windowMs
    emptyAt.set(key, empty)
    return 0
  }
  return {
    async put({ key, calls, size, windowSeconds }) {
      const windowMs = windowSeconds * 1_000
      const costMs = (windowMs / size) * calls
      const name = `${prefix}:calls:${key}`
      const now = clock === undefined ? '' : String(clock())
      const asked = redis.eval(script, { keys: [name], arguments: [now, String(costMs), String(windowMs)] })
      return withTimeout(asked, redisMs).then(Number, () => putHere(name, costMs, windowMs))
    },
  }
}
