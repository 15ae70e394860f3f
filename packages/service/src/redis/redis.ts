import { createClient } from '@redis/client'

import type { Log } from '../log/log.ts'
import { createClusterClient } from './redisCluster.ts'
import { redisUrls } from './redisUrl.ts'

/** A client of one Redis. One of a cluster is used in the same way: of each command with keys, and of publishing. */
export type RedisClient = ReturnType<typeof createClient>

const create = (url: string, isFailingFast: boolean): RedisClient => {
  const urls = redisUrls(url)
  const options = {
    disableOfflineQueue: isFailingFast,
    // The client's own time limit makes an AbortSignal for every command, which costs more than the command: who waits limits the wait.
    commandOptions: { timeout: 0 },
    socket: { connectTimeout: 2_000, reconnectStrategy: (attempt: number) => Math.min(50 * 2 ** attempt, 500) },
  }
  return urls.length === 1
    ? createClient({ url, ...options })
    : (createClusterClient(urls, options) as unknown as RedisClient)
}

/**
 * A client, of a cluster where `url` names several addresses, that reconnects for ever and
 * fails a command at once while Redis is away (`isFailingFast`), so that a request never
 * hangs on it. Returns without waiting for Redis to be there. Faults are logged, never thrown.
 */
export function openRedis(options: { url: string; log: Log; isFailingFast?: boolean }): RedisClient {
  const client = create(options.url, options.isFailingFast ?? true)
  let isDown = false
  client.on('error', (error: unknown) => {
    if (!isDown) options.log.warn({ err: error }, 'redis is away')
    isDown = true
  })
  client.on('ready', () => {
    if (isDown) options.log.info('redis is back')
    isDown = false
  })
  client.connect().catch((error: unknown) => options.log.warn({ err: error }, 'redis did not answer yet'))
  return client
}

/** Ends a client whatever state it is in. */
export function closeRedis(client: RedisClient): void {
  if (client.isOpen) client.destroy()
}
