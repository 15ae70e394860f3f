import { openDatabase } from '@seraph/db/open'
import type { Database } from '@seraph/db/open'
import { openCallLimit } from '@seraph/service/callLimit'
import type { CallLimit } from '@seraph/service/callLimit'
import { systemClock } from '@seraph/service/clock'
import type { Clock } from '@seraph/service/clock'
import { openFloodLimit } from '@seraph/service/floodLimit'
import type { FloodLimit } from '@seraph/service/floodLimit'
import { openGuessLimit } from '@seraph/service/guessLimit'
import type { GuessLimit } from '@seraph/service/guessLimit'
import { openLog } from '@seraph/service/log'
import type { Log } from '@seraph/service/log'
import { measurePool, measureQueue, measureRedis } from '@seraph/service/measureStores'
import { openMetrics } from '@seraph/service/metrics'
import type { Metrics } from '@seraph/service/metrics'
import { openQueue } from '@seraph/service/queue'
import type { JobQueue } from '@seraph/service/queue'
import { closeRedis, openRedis } from '@seraph/service/redis'
import type { RedisClient } from '@seraph/service/redis'
import { openReplies } from '@seraph/service/replies'
import type { Replies } from '@seraph/service/replies'

import { adminMark } from './adminMark.ts'
import type { Env } from './env.ts'
import { guessRules } from './guessRules.ts'
import type { Guessed } from './guessRules.ts'
import { openCoachVerses } from './coachVerses.ts'
import type { CoachVerses } from './coachVerses.ts'
import { openLateCalls } from './lateCalls.ts'
import type { LateCalls } from './lateCalls.ts'
import { openMemoryCache } from './memoryCache.ts'
import type { MemoryCache } from './memoryCache.ts'
import { openSeasonCache } from './seasonCache.ts'
import type { SeasonCache } from './seasonCache.ts'

/** All that the api reaches the world with. */
export type Deps = {
  env: Env
  db: Database
  lateCalls: LateCalls
  redis: RedisClient
  queue: JobQueue
  replies: Replies
  seasons: SeasonCache
  coachVerses: CoachVerses
  memory: MemoryCache
  guessLimit: GuessLimit<Guessed>
  callLimit: CallLimit<
    'register' | 'available_gems' | 'error_report' | 'model' | 'coach' | 'coach_request' | 'seat_request'
  >
  floodLimit: FloodLimit<'evaluate_player' | 'evaluate_guests' | 'evaluate_address'>
  /** Aborted when this process begins to end: whoever waits long then answers with what there is. */
  closing: AbortController
  /** The mark of `ADMIN_SECRET`; undefined where there is no admin. */
  adminMark: Buffer | undefined
  clock: Clock
  log: Log
  metrics: Metrics
  close: () => Promise<void>
}

/** Opens everything; nothing of it waits for PostgreSQL or Redis to be there. */
export function openDeps(env: Env, clock: Clock = systemClock): Deps {
  const secrets = [env.ADMIN_SECRET, env.OPENAI_API_KEY, env.DATABASE_URL, env.REDIS_URL]
  const log = openLog({ name: 'api', level: env.LOG_LEVEL, secrets })
  const metrics = openMetrics({ name: 'api' })
  let isStuck = (): boolean => false
  const db = openDatabase({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    statementMs: 5_000,
    onError: (error) => log.warn({ err: error }, 'an idle database connection died'),
    onOpen: (pool) => {
      measurePool(metrics, pool.state)
      isStuck = pool.isStuck
    },
  })
  const lateCalls = openLateCalls({ isStuck, log })
  const redis = openRedis({ url: env.REDIS_URL, log })
  const queue = openQueue({ url: env.REDIS_URL, prefix: env.REDIS_PREFIX, log })
  measureRedis(metrics, redis)
  measureQueue(metrics, queue)
  const replies = openReplies({ url: env.REDIS_URL, prefix: env.REDIS_PREFIX, log })
  const seasons = openSeasonCache({ db, log, env })
  const memory = openMemoryCache({ db, log, env })
  return {
    env,
    db,
    lateCalls,
    redis,
    queue,
    replies,
    seasons,
    coachVerses: openCoachVerses({ db, clock, log }),
    memory,
    guessLimit: openGuessLimit({
      redis,
      prefix: env.REDIS_PREFIX,
      rules: guessRules(env),
    }),
    callLimit: openCallLimit({
      redis,
      prefix: env.REDIS_PREFIX,
      rules: {
        register: { address: env.REGISTER_LIMIT_ADDRESS, windowSeconds: 3_600 },
        coach: { address: env.COACH_LIMIT_ADDRESS, windowSeconds: 3_600 },
        model: { address: env.MODEL_LIMIT_ADDRESS, windowSeconds: 3_600 },
        error_report: { address: env.REPORT_LIMIT_ADDRESS, windowSeconds: 3_600 },
        coach_request: { address: env.COACH_REQUEST_LIMIT_ADDRESS, windowSeconds: 3_600 },
        seat_request: { address: env.SEAT_REQUEST_LIMIT_ADDRESS, windowSeconds: 3_600 },
        available_gems: { address: env.GEMS_LIMIT_ADDRESS, windowSeconds: 3_600 },
      },
    }),
    floodLimit: openFloodLimit({
      redis,
      prefix: env.REDIS_PREFIX,
      rules: {
        evaluate_player: { calls: env.EVALUATE_LIMIT_PLAYER, windowSeconds: 300 },
        evaluate_guests: { calls: env.EVALUATE_LIMIT_GUESTS, windowSeconds: 60 },
        evaluate_address: { calls: env.EVALUATE_LIMIT_ADDRESS, windowSeconds: 60 },
      },
    }),
    closing: new AbortController(),
    adminMark: env.ADMIN_SECRET === undefined ? undefined : adminMark(env.ADMIN_SECRET),
    clock,
    log,
    metrics,
    close: async () => {
      lateCalls.close()
      seasons.close()
      memory.close()
      replies.close()
      await queue.close()
      closeRedis(redis)
      await db.destroy()
    },
  }
}
