import { createNodeRedisClient, Queue } from 'bullmq'
import { afterAll, expect, test } from 'vitest'

import { openLog } from '../log/log.ts'
import { openQueue, queueName } from './queue.ts'
import { closeRedis, openRedis } from '../redis/redis.ts'
import { testRedis } from '../testing/testRedis.ts'

const { url, prefix } = testRedis()
const log = openLog({ name: 'test', level: 'silent', secrets: [] })
const client = openRedis({ url, log })
const bare = new Queue(queueName, { connection: createNodeRedisClient(client), prefix })
const queue = openQueue({ url, prefix, log })
afterAll(async () => {
  await bare.close()
  closeRedis(client)
  await queue.close()
})

test('schedules that Redis holds are taken out of it', async () => {
  await expect.poll(() => client.isReady).toBe(true)
  await bare.upsertJobScheduler('progress.sweep', { every: 3_600_000 }, { name: 'progress.sweep', data: {} })
  expect(await bare.getJobSchedulers()).toHaveLength(1)
  await expect.poll(() => queue.dropSchedulers().then(() => 'dropped', String)).toBe('dropped')
  expect(await bare.getJobSchedulers()).toEqual([])
})
