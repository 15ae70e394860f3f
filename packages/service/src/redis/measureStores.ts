import type { Metrics } from '../metrics.ts'
import type { JobQueue } from '../queue/queue.ts'
import type { RedisClient } from './redis.ts'
import { withTimeout } from '../withTimeout.ts'

/** How long a reading of the metrics waits for a store. */
const readMs = 1_000

/** Tells with the metrics how a process's pool of database connections is: a number for each state. */
export function measurePool(metrics: Metrics, state: () => Record<string, number>): void {
  metrics.beforeReading(() => {
    for (const [name, count] of Object.entries(state())) metrics.databaseConnections.set({ state: name }, count)
  })
}

/** Tells with the metrics whether Redis is there. */
export function measureRedis(metrics: Metrics, redis: RedisClient): void {
  metrics.beforeReading(() => metrics.redisUp.set(redis.isReady ? 1 : 0))
}

/** Tells with the metrics how many jobs there are in each state; nothing while Redis is away. */
export function measureQueue(metrics: Metrics, queue: JobQueue): void {
  metrics.beforeReading(async () => {
    metrics.jobs.reset()
    const counts = await withTimeout(queue.counts(), readMs)
    for (const [state, count] of Object.entries(counts)) metrics.jobs.set({ state }, count)
  })
}
