import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { FastifyAdapter } from '@bull-board/fastify'
import { createNodeRedisClient, Queue } from 'bullmq'
import type { FastifyPluginCallback } from 'fastify'

import type { Log } from '../log/log.ts'
import { queueName } from './queue.ts'
import { closeRedis, openRedis } from '../redis/redis.ts'

/** A page that shows the jobs and lets them be tried again or removed, as a plugin of the api; whoever adds it guards it. */
export type QueueBoard = { plugin: FastifyPluginCallback<{ prefix: string }>; close: () => Promise<void> }

/** Opens the board of the one queue, to be added under the path `prefix` of the site. Nothing waits for Redis to be there. */
export function openQueueBoard(options: { url: string; queuePrefix: string; prefix: string; log: Log }): QueueBoard {
  const client = openRedis({ url: options.url, log: options.log })
  const queue = new Queue(queueName, { connection: createNodeRedisClient(client), prefix: options.queuePrefix })
  queue.on('error', (error) => options.log.debug({ err: error }, 'queue board error'))
  const adapter = new FastifyAdapter()
  adapter.setBasePath(options.prefix)
  createBullBoard({
    queues: [new BullMQAdapter(queue)],
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Seraph jobs' } },
  })
  return {
    plugin: adapter.registerPlugin(),
    async close() {
      await queue.close()
      closeRedis(client)
    },
  }
}
