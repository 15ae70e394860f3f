import { countStatements } from '@seraph/db/testing/countStatements'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import type { Database } from '@seraph/db/open'
import type { Protocol } from '@seraph/schema/rooms/protocol'
import type { Clock } from '@seraph/service/clock'
import { testRedis } from '@seraph/service/testing/testRedis'
import { once } from 'node:events'
import { afterAll } from 'vitest'

import { buildApp } from '../app.ts'
import { openDeps } from '../deps.ts'
import type { Deps } from '../deps.ts'
import { readEnv } from '../env.ts'
import { connectClient } from './client.ts'
import type { Asked, Client } from './client.ts'

export type TestHub = {
  db: Database
  deps: Deps
  address: string
  settings: Record<string, string>
  /** How many statements the hub has given to the database. */
  statements: () => number
  connect: (asked?: Asked) => Promise<Client>
  close: () => Promise<unknown>
}

/**
 * A hub on a port of its own, with a database of the test file's own and the run's Redis; closed when the file is done. With
 * another hub's `settings` it is a second hub of the same instance.
 */
export async function testHub(
  options: { settings?: Record<string, string>; clock?: Clock; isRedisAway?: boolean; protocol?: Protocol } = {},
): Promise<TestHub> {
  const [{ db, url }, redis] = [await testDatabase(), testRedis()]
  const settings = {
    DATABASE_URL: url,
    REDIS_URL: options.isRedisAway ? 'redis://127.0.0.1:1' : redis.url,
    REDIS_PREFIX: redis.prefix,
    LOG_LEVEL: 'silent',
    ...options.settings,
  }
  let counted = { count: () => 0 }
  const wrap = (opened: Database): Database => {
    const counting = countStatements(opened)
    counted = counting
    return counting.db
  }
  const deps = openDeps(readEnv(settings), options.clock, wrap, options.protocol)
  if (!options.isRedisAway && !deps.bus.client.isReady) await once(deps.bus.client, 'ready')
  const app = await buildApp(deps)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => app.close())
  return {
    db,
    deps,
    address,
    settings,
    statements: () => counted.count(),
    connect: (asked) => connectClient(address, asked),
    close: () => app.close(),
  }
}
