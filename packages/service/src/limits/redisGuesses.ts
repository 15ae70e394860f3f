import type { Clock } from '../clock.ts'
import { guessLeaseMs } from './guessStore.ts'
import type { GuessScope, GuessStore, GuessVerdict } from './guessStore.ts'
import type { RedisClient } from '../redis/redis.ts'

/** KEYS: failed and pending of each scope. ARGV: now or '', lease, ticket, then limit, window and what is counted of each scope. */
const begin = `
local time = redis.call('TIME')
local now = tonumber(ARGV[1]) or time[1] * 1000 + math.floor(time[2] / 1000)
local lease, ticket = tonumber(ARGV[2]), ARGV[3]`

const admitScript = `${begin}
local share, isBusy = 0, false
for i = 1, #KEYS, 2 do
  local first = 4 + 3 * (i - 1) / 2
  local limit, window = tonumber(ARGV[first]), tonumber(ARGV[first + 1])
  redis.call('ZREMRANGEBYSCORE', KEYS[i], '-inf', now - window)
  redis.call('ZREMRANGEBYSCORE', KEYS[i + 1], '-inf', now - lease)
  local failed = redis.call('ZCARD', KEYS[i])
  if failed >= limit then
    local next = redis.call('ZRANGE', KEYS[i], failed - limit, failed - limit, 'WITHSCORES')
    return {'refused', math.ceil(tonumber(next[2]) + window - now)}
  end
  isBusy = isBusy or failed + redis.call('ZCARD', KEYS[i + 1]) >= limit
  share = math.max(share, failed / limit)
end
if isBusy then return {'busy', 0} end
for i = 1, #KEYS, 2 do
  redis.call('ZADD', KEYS[i + 1], now, ticket)
  redis.call('PEXPIRE', KEYS[i + 1], lease)
end
return {'admitted', math.floor(share * 1000)}`

const settleScript = `${begin}
for i = 1, #KEYS, 2 do
  redis.call('ZREM', KEYS[i + 1], ticket)
  if ARGV[#ARGV] == 'failed' then
    local first = 4 + 3 * (i - 1) / 2
    redis.call('ZADD', KEYS[i], now, ARGV[first + 2])
    redis.call('PEXPIRE', KEYS[i], ARGV[first + 1])
  end
end`

/** Counts guesses in Redis, for all processes alike, by Redis's own clock unless a test passes one. */
export function redisGuesses(redis: RedisClient, prefix: string, clock?: Clock): GuessStore {
  const run = (script: string, scopes: readonly GuessScope[], ticket: string, ...rest: string[]): Promise<unknown> =>
    redis.eval(script, {
      keys: scopes.flatMap(({ key }) => [`${prefix}:guesses:${key}:failed`, `${prefix}:guesses:${key}:pending`]),
      arguments: [
        clock === undefined ? '' : String(clock()),
        String(guessLeaseMs),
        ticket,
        ...scopes.flatMap(({ limit, windowMs, subject = ticket }) => [String(limit), String(windowMs), subject]),
        ...rest,
      ],
    })
  return {
    async admit(scopes, ticket): Promise<GuessVerdict> {
      const [state, figure] = (await run(admitScript, scopes, ticket)) as [GuessVerdict['state'], number]
      if (state === 'refused') return { state, retryAfterMs: figure }
      return state === 'busy' ? { state } : { state, share: figure / 1_000 }
    },
    async settle(scopes, ticket, isFailed) {
      await run(settleScript, scopes, ticket, isFailed ? 'failed' : 'right')
    },
  }
}
