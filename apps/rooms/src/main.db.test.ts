import { testDatabase } from '@seraph/db/testing/testDatabase'
import { closeCodes } from '@seraph/schema/rooms/version'
import { testRedis } from '@seraph/service/testing/testRedis'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'

import { connectClient } from './testing/client.ts'

const { url } = await testDatabase()
const redis = testRedis()

test('4.3 a process that is told to stop closes its sockets with draining and exits with 0', async () => {
  const hub = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], {
    env: { DATABASE_URL: url, REDIS_URL: redis.url, REDIS_PREFIX: redis.prefix, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void hub.kill('SIGKILL'))
  const client = await connectClient(await addressOf(hub.stdout))
  expect(await client.next()).toMatchObject({ type: 'connected' })
  const before = Date.now()
  const exit = once(hub, 'exit')
  hub.kill('SIGTERM')
  expect((await client.closed).code).toBe(closeCodes.draining)
  expect(await exit).toEqual([0, null])
  expect(Date.now() - before).toBeLessThan(10_000)
})

/** The address that a process's log says it listens at. */
async function addressOf(log: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: log })) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
    if (address !== undefined) return address
  }
  throw new Error('the process ended before it listened')
}
