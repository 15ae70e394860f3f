import { randomUUID } from 'node:crypto'

import type { JobName, Jobs } from '@seraph/schema/jobs/jobs'
import { createNodeRedisClient, Queue } from 'bullmq'

import { gatherProgress } from './gatherProgress.ts'
import type { Log } from '../log/log.ts'
import { closeRedis, openRedis } from '../redis/redis.ts'
import { withTimeout } from '../withTimeout.ts'

export type JobQueue = {
  /** Adds a job; `jobId` makes a second add of the same unfinished work a no-op. Fails within moments while Redis is away. */
  enqueue<N extends JobName>(name: N, data: Jobs[N], options: { jobId: string }): Promise<void>
  /**
   * Has a player's events applied to the totals. Players of the same few milliseconds share a job; where it is lost a sweep finds the
   * events, so nothing is thrown.
   */
  applyProgress(player: { playerId: string; season: string; requestId: string }): void
  /** Takes away whatever would put jobs into the queue by itself: what runs again and again is the database's (rule 45). */
  dropSchedulers(): Promise<void>
  counts(): Promise<Record<string, number>>
  close(): Promise<void>
}

/** How long a player waits for others to share a job with: far less than the second in which totals must follow. */
const usualGatherMs = 100

/** How long a process that ends waits for Redis to take its last jobs; the sweep finds what is lost. */
const flushMs = 2_000

/** Where every process finds the jobs; the braces keep the keys in one slot of a cluster. */
export const queueName = 'jobs'

/** Opens the producing side of the one queue. `prefix` is `{seraph}` but for tests; `gatherMs`: how long a player waits to share a job. */
export function openQueue(options: { url: string; prefix: string; log: Log; gatherMs?: number }): JobQueue {
  const client = openRedis({ url: options.url, log: options.log })
  const queue = new Queue(queueName, {
    connection: createNodeRedisClient(client),
    prefix: options.prefix,
    defaultJobOptions: {
      attempts: 5,
      backoff: { type: 'exponential', delay: 500 },
      removeOnComplete: true,
      removeOnFail: { age: 24 * 3600, count: 1_000 },
    },
  })
  queue.on('error', (error) => options.log.debug({ err: error }, 'queue error'))
  const enqueue: JobQueue['enqueue'] = async (name, data, { jobId }) => {
    if (!client.isReady) throw new Error('redis is away')
    await queue.add(name, data, { jobId })
  }
  const { log, gatherMs = usualGatherMs } = options
  const gathered = gatherProgress(log, gatherMs, (job) => enqueue('progress.apply', job, { jobId: randomUUID() }))
  return {
    enqueue,
    applyProgress: gathered.add,
    async dropSchedulers() {
      for (const { key } of await queue.getJobSchedulers()) await queue.removeJobScheduler(key)
    },
    counts: () => queue.getJobCounts('waiting', 'active', 'delayed', 'failed'),
    async close() {
      await withTimeout(gathered.flush(), flushMs).catch(() => undefined)
      await queue.close()
      closeRedis(client)
    },
  }
}
