import { testDatabase } from '@seraph/db/testing/testDatabase'
import { closeCodes } from '@seraph/schema/rooms/version'
import { testRedis } from '@seraph/service/testing/testRedis'
import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

import { connectClient } from './testing/client.ts'

const { url } = await testDatabase()
const redis = testRedis()

/** A hub as a process of its own. */
function startHub(): ChildProcessByStdio<null, Readable, null> {
  const hub = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], {
    env: { DATABASE_URL: url, REDIS_URL: redis.url, REDIS_PREFIX: redis.prefix, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void hub.kill('SIGKILL'))
  return hub
}

test('4.3 a process that is told to stop closes its sockets with draining and exits with 0', async () => {
  const hub = startHub()
  const client = await connectClient(await addressOf(hub.stdout))
  expect(await client.next()).toMatchObject({ type: 'connected' })
  const before = Date.now()
  const exit = once(hub, 'exit')
  hub.kill('SIGTERM')
  expect((await client.closed).code).toBe(closeCodes.draining)
  expect(await exit).toEqual([0, null])
  expect(Date.now() - before).toBeLessThan(10_000)
})

test('5.9 of a thousand who come while a hub is busy each finds a place, and nobody has to try again', async () => {
  const hub = startHub()
  const { port, hostname } = new URL(await addressOf(hub.stdout))
  hub.kill('SIGSTOP')
  const sockets = Array.from({ length: 1_000 }, () => connect(Number(port), hostname))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  let joined = 0
  for (const socket of sockets) {
    socket.on('connect', () => (joined += 1))
    socket.on('error', () => undefined)
  }
  // Whose connection finds no place is asked for again only after a second. What came meanwhile is read in the next turns.
  await sleep(800)
  for (let turns = 0; turns < 3; turns += 1) await turn()
  expect(joined).toBe(1_000)
})

/** The address that a process's log says it listens at. */
async function addressOf(log: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: log })) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
    if (address !== undefined) return address
  }
  throw new Error('the process ended before it listened')
}
