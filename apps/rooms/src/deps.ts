import { openDatabase } from '@seraph/db/open'
import type { Database } from '@seraph/db/open'
import { listLiveSessions } from '@seraph/db/queries/sessions'
import { systemClock } from '@seraph/service/clock'
import type { Clock } from '@seraph/service/clock'
import { openLog } from '@seraph/service/log'
import type { Log } from '@seraph/service/log'
import { openMetrics } from '@seraph/service/metrics'
import type { Metrics } from '@seraph/service/metrics'

import { openBus } from './bus.ts'
import type { Bus } from './bus.ts'
import type { Env } from './env.ts'
import { openHub } from './hub.ts'
import type { Hub } from './hub.ts'

/** All that the hub reaches the world with, and its sockets. */
export type Deps = {
  env: Env
  db: Database
  bus: Bus
  hub: Hub
  log: Log
  metrics: Metrics
  close: () => Promise<void>
}

/** Opens everything; nothing of it waits for PostgreSQL or Redis to be there. */
export function openDeps(env: Env, clock: Clock = systemClock): Deps {
  const log = openLog({ name: 'rooms', level: env.LOG_LEVEL })
  const metrics = openMetrics({ name: 'rooms' })
  const db = openDatabase({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    onError: (error) => log.warn({ err: error }, 'an idle database connection died'),
  })
  const hub = openHub({ clock, log, metrics, listLive: (ids) => listLiveSessions(db, ids) })
  const bus = openBus({
    url: env.REDIS_URL,
    prefix: env.REDIS_PREFIX,
    log,
    onSessionsEnded: (ids) => hub.endSessions(ids),
  })
  return {
    env,
    db,
    bus,
    hub,
    log,
    metrics,
    close: async () => {
      bus.close()
      await db.destroy()
    },
  }
}
