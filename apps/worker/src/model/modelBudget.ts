import { withTimeout } from '@seraph/service/withTimeout'
import type { RedisClient } from '@seraph/service/redis/redis'

/** How many calls to the model all workers together may make in a day. */
export type ModelBudget = {
  /** Takes a call from the day's; false where none is left. */
  take: () => Promise<boolean>
}

/**
 * KEYS: what the name of the day begins with. ARGV: the limit. The day
 * is UTC's, by Redis's clock. Answers 1 where the call may be made.
 */
const script = `
local day = math.floor(redis.call('TIME')[1] / 86400)
local key = KEYS[1] .. day
if tonumber(redis.call('GET', key) or 0) >= tonumber(ARGV[1]) then return 0 end
redis.call('INCR', key)
redis.call('EXPIRE', key, 172800)
return 1`

const redisMs = 500

/**
 * The ceiling over everything that is asked of the model, whoever asks and from wherever (rule 15): what it costs has an end. While Redis
 * can't be asked there is none to take from: a job that is in hand then is answered without the model.
 */
export function openModelBudget(options: { redis: RedisClient; prefix: string; callsPerDay: number }): ModelBudget {
  const { redis, prefix, callsPerDay } = options
  return {
    async take() {
      const asked = redis.eval(script, { keys: [`${prefix}:model-calls:`], arguments: [String(callsPerDay)] })
      return withTimeout(asked, redisMs).then(
        (answer) => answer === 1,
        () => false,
      )
    },
  }
}
