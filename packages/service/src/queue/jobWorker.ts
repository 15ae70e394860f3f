import type { JobName, Jobs } from '@seraph/schema/jobs/jobs'
import { createNodeRedisClient, UnrecoverableError, Worker } from 'bullmq'

import type { Log } from '../log/log.ts'
import { queueName } from './queue.ts'
import { closeRedis, openRedis } from '../redis/redis.ts'

export type Processor<N extends JobName> = (data: Jobs[N]) => Promise<void>
export type Processors = { [N in JobName]: Processor<N> }

/** Thrown by a processor whose job can never succeed: it is not tried again. */
export { UnrecoverableError }

/**
 * Runs jobs until closed. A killed worker's job is run again after 6–8 s (lock 6 s, check every 2 s), up to five times,
 * so processors are idempotent. `onFailed` hears of a job that is given up.
 */
export function openWorker(options: {
  url: string
  prefix: string
  concurrency: number
  processors: Processors
  log: Log
  onFailed: (name: string, error: Error) => void
}): { close: () => Promise<void> } {
  const client = openRedis({ url: options.url, log: options.log, isFailingFast: false })
  const run = options.processors as Record<string, Processor<JobName> | undefined>
  const worker = new Worker(
    queueName,
    async (job) => {
      const processor = run[job.name]
      if (processor === undefined) throw new UnrecoverableError(`no processor for ${job.name}`)
      await processor(job.data as never)
    },
    {
      connection: createNodeRedisClient(client),
      prefix: options.prefix,
      concurrency: options.concurrency,
      lockDuration: 6_000,
      stalledInterval: 2_000,
      maxStalledCount: 5,
    },
  )
  worker.on('error', (error) => options.log.warn({ err: error }, 'worker error'))
  worker.on('failed', (job, error) => {
    const isGivenUp = job === undefined || typeof job.finishedOn === 'number'
    const { requestId: reqId } = (job?.data ?? {}) as { requestId?: unknown }
    options.log.error({ err: error, reqId, job: job?.name, jobId: job?.id, isGivenUp }, 'job failed')
    if (isGivenUp) options.onFailed(job?.name ?? 'unknown', error)
  })
  return {
    async close() {
      await worker.close()
      closeRedis(client)
    },
  }
}
