import { AppError } from '../appError.ts'
import { openCallBuckets } from './callBuckets.ts'
import type { Clock } from '../clock.ts'
import { networkOf } from './networkOf.ts'
import type { RedisClient } from '../redis/redis.ts'

/** How many calls one address may make in `windowSeconds`: all at once, then evenly spread. */
export type CallRule = { address: number; windowSeconds: number }

export type CallLimit<Kind extends string> = {
  /**
   * Counts a call, right or wrong; throws `too_many_attempts` with the time until the next one is free. `about`: what the call is about,
   * where each such thing is counted by itself.
   */
  count(kind: Kind, address: string, about?: string): Promise<void>
}

/**
 * Limits how often one address may call what creates or reveals something (rule 15), over all processes through Redis, in
 * this process while Redis is away or silent. `clock` is passed by tests.
 */
export function openCallLimit<Kind extends string>(options: {
  redis: RedisClient
  prefix: string
  rules: Record<Kind, CallRule>
  clock?: Clock
}): CallLimit<Kind> {
  const buckets = openCallBuckets(options)
  return {
    async count(kind, address, about) {
      const { address: size, windowSeconds } = options.rules[kind]
      const key = `${kind}:${networkOf(address)}${about === undefined ? '' : `:${about}`}`
      const waitMs = await buckets.put({ key, calls: 1, size, windowSeconds })
      if (waitMs > 0) throw new AppError('too_many_attempts', { retryAfterSeconds: Math.ceil(waitMs / 1_000) })
    },
  }
}
