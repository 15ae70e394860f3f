import { expect, test } from 'vitest'

import { testApp } from './testing/testApp.ts'

const { app, deps } = await testApp()
const away = await testApp({ isRedisAway: true })

test('the metrics tell how the stores are, as they are at that moment', async () => {
  await deps.queue.enqueue('progress.apply', { playerId: 'p', season: 's', requestId: 'r' }, { jobId: 'one' })
  const { body } = await app.inject('/metrics')
  expect(body).toMatch(/^seraph_jobs\{state="waiting",process="api"\} 1$/m)
  expect(body).toMatch(/^seraph_redis_up\{process="api"\} 1$/m)
  expect(body).toMatch(/^seraph_database_connections\{state="waiting",process="api"\} 0$/m)
})

test('without Redis they say so, and nothing of the queue', async () => {
  const { body } = await away.app.inject('/metrics')
  expect(body).toMatch(/^seraph_redis_up\{process="api"\} 0$/m)
  expect(body).not.toMatch(/^seraph_jobs\{/m)
})
