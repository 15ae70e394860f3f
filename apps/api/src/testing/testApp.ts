import { countStatements } from '@seraph/db/testing/countStatements'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import type { Database } from '@seraph/db/open'
import type { Clock } from '@seraph/service/clock'
import { testRedis } from '@seraph/service/testing/testRedis'
import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { afterAll } from 'vitest'

import { buildApp } from '../app.ts'
import { openDeps } from '../deps.ts'
import type { Deps, Patience } from '../deps.ts'
import { readEnv } from '../env.ts'
import { makeBrowser } from './browser.ts'
import type { Browser } from './browser.ts'

export type TestApp = {
  app: FastifyInstance
  db: Database
  deps: Deps
  /** How many statements the api has given to the database. */
  statements: () => number
  /** A browser of its own: it keeps cookies and sends the page's `Origin`. */
  browser: (address?: string) => Browser
}

/** Fifty calls at once wait for each other longer than in play where both cores are busy with other tests. */
const patience: Patience = { connectMs: 10_000, lockMs: 10_000, lateMs: 10_000 }

/**
 * The whole api on a database of the test file's own and the run's Redis, driven without a port; closed when the file is done.
 * `settings` are
 * environment variables over the defaults; with another app's `DATABASE_URL`
 * and `REDIS_PREFIX` it is a second process of the same instance.
 * `over` puts parts of a test's own in place of the app's. It is more patient than in play unless `isAsInPlay`.
 */
export async function testApp(
  options: {
    settings?: Record<string, string>
    clock?: Clock
    isRedisAway?: boolean
    isAsInPlay?: boolean
    over?: (deps: Deps) => Partial<Deps>
  } = {},
): Promise<TestApp> {
  const [{ db, url }, redis] = [await testDatabase(), testRedis()]
  const env = readEnv({
    DATABASE_URL: url,
    REDIS_URL: options.isRedisAway ? 'redis://127.0.0.1:1' : redis.url,
    REDIS_PREFIX: redis.prefix,
    LOG_LEVEL: 'silent',
    PLAYER_NUMBER_KEY: 'a key for tests, thirty-two letters or more',
    ...options.settings,
  })
  const opened = openDeps(env, options.clock, options.isAsInPlay === true ? undefined : patience)
  const counted = countStatements(opened.db)
  const deps = { ...opened, db: counted.db, ...options.over?.(opened) }
  if (!options.isRedisAway && !deps.redis.isReady) await once(deps.redis, 'ready')
  const app = await buildApp(deps)
  await app.ready()
  afterAll(() => app.close())
  return { app, db, deps, statements: counted.count, browser: (address) => makeBrowser(app, address) }
}
