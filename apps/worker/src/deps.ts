import { openDatabaseClock } from '@seraph/db/databaseClock'
import { openDatabase } from '@seraph/db/open'
import type { Database } from '@seraph/db/open'
import { getCleaningState } from '@seraph/db/queries/admin/cleanings'
import { findOldestWaitingSeconds } from '@seraph/db/queries/progress/evaluations'
import { listScheduleAges } from '@seraph/db/queries/schedules'
import type { Clock } from '@seraph/service/clock'
import { openLog } from '@seraph/service/log/log'
import type { Log } from '@seraph/service/log/log'
import { measurePool, measureRedis } from '@seraph/service/redis/measureStores'
import { openMetrics } from '@seraph/service/metrics'
import type { Metrics } from '@seraph/service/metrics'
import { openQueue } from '@seraph/service/queue/queue'
import type { JobQueue } from '@seraph/service/queue/queue'
import { closeRedis, openRedis } from '@seraph/service/redis/redis'
import type { RedisClient } from '@seraph/service/redis/redis'

import type { Env } from './env.ts'
import { makeSlots } from './slots.ts'
import type { Slots } from './slots.ts'
import { openModelBudget } from './model/modelBudget.ts'
import { openModel } from './model/openModel.ts'
import type { Model } from './model/openModel.ts'

/** All that the worker reaches the world with; `model` is undefined where none is configured. */
export type Deps = {
  env: Env
  db: Database
  redis: RedisClient
  queue: JobQueue
  /** What is dated goes by it: the database's time. */
  clock: Clock
  model: Model | undefined
  /** Half of the jobs that are in hand at once: for those that may wait for the model far longer than a mark does. */
  longJobs: Slots
  /** Aborted when this process begins to end: a model is not waited for any longer where that may take minutes. */
  closing: AbortController
  log: Log
  metrics: Metrics
  close: () => Promise<void>
}

/** Opens everything; nothing of it waits for PostgreSQL or Redis to be there. */
export function openDeps(env: Env, given?: Clock): Deps {
  const secrets = [env.OPENAI_API_KEY, env.DATABASE_URL, env.REDIS_URL]
  const log = openLog({ name: 'worker', level: env.LOG_LEVEL, secrets })
  const metrics = openMetrics({ name: 'worker' })
  const db = openDatabase({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    statementMs: 10_000,
    onError: (error) => log.warn({ err: error }, 'an idle database connection died'),
    onOpen: ({ state }) => measurePool(metrics, state),
  })
  const databaseClock = openDatabaseClock(db, (error) => log.debug({ err: error }, 'the database’s time is not known'))
  const clock = given ?? databaseClock.clock
  metrics.beforeReading(async () => metrics.oldestWaiting.set(await findOldestWaitingSeconds(db)))
  metrics.beforeReading(async () => {
    for (const { name, ageSeconds } of await listScheduleAges(db))
      metrics.scheduleAge.set({ schedule: name }, ageSeconds)
  })
  metrics.beforeReading(async () => metrics.cleaningRefused.set((await getCleaningState(db)).refusal === null ? 0 : 1))
  const redis = openRedis({ url: env.REDIS_URL, log })
  measureRedis(metrics, redis)
  const queue = openQueue({ url: env.REDIS_URL, prefix: env.REDIS_PREFIX, log })
  const budget = openModelBudget({ redis, prefix: env.REDIS_PREFIX, callsPerDay: env.MODEL_LIMIT_DAY })
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: name } = env
  return {
    env,
    db,
    redis,
    queue,
    clock,
    model: apiKey === undefined ? undefined : openModel({ apiKey, baseUrl, name, clock, metrics, budget }),
    longJobs: makeSlots(Math.ceil(env.WORKER_CONCURRENCY / 2)),
    closing: new AbortController(),
    log,
    metrics,
    close: async () => {
      databaseClock.close()
      await queue.close()
      closeRedis(redis)
      await db.destroy()
    },
  }
}
