import { addHealth } from '@seraph/service/health'
import { openWorker } from '@seraph/service/queue/jobWorker'
import fastify from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

import type { Deps } from './deps.ts'
import { processorsOf } from './processors/processors.ts'
import { refuseOldSchedules } from './refuseOldSchedules.ts'
import { keepSchedules } from './schedules.ts'
import { sweepAfterRedis } from './sweepAfterRedis.ts'

/** The worker at its jobs, with the pages that tell how it is; closing it finishes the jobs in hand and closes `deps`. */
export function buildApp(deps: Deps): FastifyInstance {
  const logger: FastifyBaseLogger = deps.log
  const app = fastify({ loggerInstance: logger })
  addHealth(app, {
    metrics: deps.metrics,
    required: { postgres: () => deps.db.selectNoFrom((eb) => eb.lit(1).as('one')).execute() },
    optional: { redis: () => deps.redis.ping(), schedules: () => refuseOldSchedules(deps) },
  })
  const worker = openWorker({
    url: deps.env.REDIS_URL,
    prefix: deps.env.REDIS_PREFIX,
    concurrency: deps.env.WORKER_CONCURRENCY,
    processors: processorsOf(deps),
    log: deps.log,
    onFailed: (job) => deps.metrics.jobsFailed.inc({ job }),
  })
  const stopSchedules = keepSchedules(deps)
  const stopSweeping = sweepAfterRedis(deps)
  app.addHook('onClose', async () => {
    deps.closing.abort()
    await Promise.all([stopSchedules(), stopSweeping()])
    await worker.close()
    await deps.close()
  })
  return app
}
