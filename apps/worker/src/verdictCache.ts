import type { RedisClient } from '@seraph/service/redis/redis'
import { withTimeout } from '@seraph/service/withTimeout'
import { createHash } from 'node:crypto'
import type { z } from 'zod'

/** How long an answer of the model is remembered, in seconds: a chapter's answers come again within days. */
const keptSeconds = 7 * 24 * 3_600
const redisMs = 500

/** Remembers what a model answered to the very same input; Redis being away is no fault, then nothing is remembered. */
export type VerdictCache<Shape extends z.ZodType> = {
  find: (input: unknown) => Promise<z.output<Shape> | undefined>
  store: (input: unknown, answer: z.output<Shape>) => Promise<void>
}

export function openVerdictCache<Shape extends z.ZodType>(options: {
  redis: RedisClient
  prefix: string
  shape: Shape
}): VerdictCache<Shape> {
  const { redis, prefix, shape } = options
  const keyOf = (input: unknown): string =>
    `${prefix}:verdicts:${createHash('sha256').update(JSON.stringify(input)).digest('base64url')}`
  return {
    async find(input) {
      const text = await withTimeout(redis.get(keyOf(input)), redisMs).catch(() => null)
      return text === null ? undefined : shape.safeParse(JSON.parse(text)).data
    },
    async store(input, answer) {
      const stored = redis.set(keyOf(input), JSON.stringify(answer), { EX: keptSeconds })
      await withTimeout(stored, redisMs).catch(() => undefined)
    },
  }
}
