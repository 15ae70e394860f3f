import { createServer } from 'node:http'

import { openDatabase } from '@seraph/db/open'
import { findAwaitingEvaluation, settleByModel } from '@seraph/db/queries/progress/evaluations'
import { createNodeRedisClient, Worker } from 'bullmq'
import OpenAI from 'openai'
import { createClient } from 'redis'

/**
 * A worker's work on a mark with the same libraries and statements, and nothing
 * else: 50 jobs at once, each reads its answer, asks the model by OpenAI's
 * client, stores a mark and tells who waits. No prompt of its own, no check of the reply, no limits.
 */
const { REDIS_URL: url = '', MODEL_URL: baseURL = '', DATABASE_URL: databaseUrl = '', PORT: port } = process.env
const db = openDatabase({ url: databaseUrl, poolSize: 10, onError: () => undefined })
const model = new OpenAI({ apiKey: 'key', baseURL, maxRetries: 0 })
const redis = createClient({ url })
const client = createClient({ url })
await Promise.all([redis.connect(), client.connect()])
const system = 'x'.repeat(3_500)
const worker = new Worker<{ evaluationId: string }>(
  'jobs',
  async ({ data: { evaluationId: id } }) => {
    const mark = await findAwaitingEvaluation(db, id)
    if (mark === undefined) throw new Error(`there is no mark ${id} that waits`)
    const user = JSON.stringify({ question: mark.question, parts: mark.parts, ordered: false, answer: mark.response })
    const messages = [
      { role: 'system' as const, content: system },
      { role: 'user' as const, content: user },
    ]
    await model.chat.completions.create({ model: 'scripted', messages, temperature: 0 })
    await settleByModel(db, { id, model: mark.builtIn, modelName: 'scripted', promptVersion: '1' })
    await redis.publish('marks', id)
  },
  { connection: createNodeRedisClient(client), prefix: '{marks}', concurrency: 50 },
)
await worker.waitUntilReady()
const server = createServer((_request, reply) => reply.end('ok'))
process.on('SIGTERM', () => process.exit(0))
server.listen(Number(port), '127.0.0.1')
