import { AppError } from '../appError.ts'
import { openCallBuckets } from './callBuckets.ts'
import { systemClock } from '../clock.ts'
import type { Clock } from '../clock.ts'
import { RecentMap } from '../recentMap.ts'
import type { RedisClient } from '../redis/redis.ts'

/** How many calls may come under one key in `windowSeconds`: all at once, then evenly spread. */
export type FloodRule = { calls: number; windowSeconds: number }

export type FloodLimit<Kind extends string> = {
  /** Counts a call; throws `too_many_attempts` with the time until more are free. */
  count(kind: Kind, key: string): Promise<void>
}

/** What this process holds of a key: calls that are counted already and not made, or until when there are none. */
type Held = { left: number; until: number; isRefused: boolean; asking: Promise<void> | undefined }

/** A process takes so many blocks of a limit at most, and so many calls in one at most. */
const blocks = 50
const largestBlock = 50
/** How many keys are remembered. */
const keyLimit = 20_000

/**
 * Limits what is called far too often to be counted in Redis call by call (rule 15): each process takes blocks of calls from the limit that
 * all share, and remembers a refusal until its end, so that a flood costs next to nothing. What a process took and didn't use is lost, a
 * fiftieth of the limit at most. While Redis is away each process counts by itself. `clock` is passed by tests.
 */
export function openFloodLimit<Kind extends string>(options: {
  redis: RedisClient
  prefix: string
  rules: Record<Kind, FloodRule>
  clock?: Clock
}): FloodLimit<Kind> {
  const { rules, clock = systemClock } = options
  const buckets = openCallBuckets(options)
  const held = new RecentMap<Held>(keyLimit)
  const holdOf = (name: string): Held => {
    const known = held.get(name)
    if (known !== undefined) return known
    const fresh: Held = { left: 0, until: 0, isRefused: false, asking: undefined }
    held.set(name, fresh)
    return fresh
  }
  const takeBlock = async (name: string, hold: Held, { calls, windowSeconds }: FloodRule): Promise<void> => {
    const block = Math.max(1, Math.min(largestBlock, Math.floor(calls / blocks)))
    const waitMs = await buckets.put({ key: name, calls: block, size: calls, windowSeconds })
    hold.isRefused = waitMs > 0
    hold.left = hold.isRefused ? 0 : block
    hold.until = clock() + (hold.isRefused ? waitMs : windowSeconds * 1_000)
  }
  const count = async (kind: Kind, key: string): Promise<void> => {
    const name = `${kind}:${key}`
    const hold = holdOf(name)
    const leftMs = hold.until - clock()
    if (leftMs > 0 && hold.isRefused)
      throw new AppError('too_many_attempts', { retryAfterSeconds: Math.ceil(leftMs / 1_000) })
    if (leftMs > 0 && hold.left > 0) {
      hold.left -= 1
      return
    }
    hold.asking ??= takeBlock(name, hold, rules[kind]).finally(() => {
      hold.asking = undefined
    })
    await hold.asking
    await count(kind, key)
  }
  return { count }
}
