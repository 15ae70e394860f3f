import { createServer } from 'node:http'

import { createNodeRedisClient, Worker } from 'bullmq'
import { createClient } from 'redis'

/** Bare BullMQ: 50 jobs at once, each one call of the model by `fetch`, and nothing else: no database, nothing read of the reply. */
const { REDIS_URL: url = '', MODEL_URL: modelUrl = '', PORT: port } = process.env
const client = createClient({ url })
await client.connect()
const worker = new Worker<{ body: string }>(
  'jobs',
  async ({ data }) => {
    const reply = await fetch(modelUrl, { method: 'POST', body: data.body })
    await reply.text()
  },
  { connection: createNodeRedisClient(client), prefix: '{bare}', concurrency: 50 },
)
await worker.waitUntilReady()
const server = createServer((_request, reply) => reply.end('ok'))
process.on('SIGTERM', () => process.exit(0))
server.listen(Number(port), '127.0.0.1')
