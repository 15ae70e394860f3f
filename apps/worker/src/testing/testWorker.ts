import { testDatabase } from '@seraph/db/testing/testDatabase'
import type { Database } from '@seraph/db/open'
import type { Clock } from '@seraph/service/clock'
import { testRedis } from '@seraph/service/testing/testRedis'
import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { afterAll } from 'vitest'

import { buildApp } from '../app.ts'
import { openDeps } from '../deps.ts'
import type { Deps } from '../deps.ts'
import { readEnv } from '../env.ts'

export type TestWorker = { app: FastifyInstance; db: Database; deps: Deps }

/**
 * The whole worker at its jobs, on a database of the test file's own and the run's Redis; closed when the file is done. With
 * another's `DATABASE_URL` and `REDIS_PREFIX` in `settings` it is a second process of the same instance.
 */
export async function testWorker(
  options: { settings?: Record<string, string>; clock?: Clock } = {},
): Promise<TestWorker> {
  const [{ db, url }, redis] = [await testDatabase(), testRedis()]
  const env = readEnv({
    DATABASE_URL: url,
    REDIS_URL: redis.url,
    REDIS_PREFIX: redis.prefix,
    LOG_LEVEL: 'silent',
    ...options.settings,
  })
  const deps = openDeps(env, options.clock)
  if (!deps.redis.isReady) await once(deps.redis, 'ready')
  const app = buildApp(deps)
  await app.ready()
  afterAll(() => app.close())
  return { app, db, deps }
}
