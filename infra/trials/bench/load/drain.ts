import { setTimeout as sleep } from 'node:timers/promises'

import { createNodeRedisClient, Queue } from 'bullmq'
import { createClient } from 'redis'

import type { Running } from '../stack/openGroup.ts'

export type Drained = { perSecond: number; cpuUs: number }

/** Gives a paused queue its jobs, lets the worker at them, and tells how many a second it did. */
export async function drain(
  worker: Running,
  options: { redisUrl: string; prefix: string; jobs: { name: string; data: object; jobId: string }[] },
): Promise<Drained> {
  const { redisUrl, prefix, jobs } = options
  const client = createClient({ url: redisUrl })
  await client.connect()
  const queue = new Queue('jobs', { connection: createNodeRedisClient(client), prefix })
  try {
    await queue.pause()
    const opts = { attempts: 5, removeOnComplete: true }
    await queue.addBulk(jobs.map(({ name, data, jobId }) => ({ name, data, opts: { ...opts, jobId } })))
    const [from, cpuFrom] = [performance.now(), worker.cpu()]
    await queue.resume()
    for (;;) {
      const counts = await queue.getJobCounts('waiting', 'active', 'failed')
      if ((counts['failed'] ?? 0) > 0) throw new Error('jobs failed')
      if (Object.values(counts).every((count) => count === 0)) break
      await sleep(20)
    }
    const seconds = (performance.now() - from) / 1_000
    return { perSecond: jobs.length / seconds, cpuUs: ((worker.cpu() - cpuFrom) / jobs.length) * 1e6 }
  } finally {
    await queue.close()
    if (client.isOpen) client.destroy()
  }
}
