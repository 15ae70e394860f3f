import { join } from 'node:path'

import { openDatabase } from '@seraph/db/open'
import type { Database } from '@seraph/db/open'
import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { copyAs, databaseUrl, onServer } from '@seraph/db/testing/template'
import { openProxy } from '@seraph/service/testing/openProxy'
import type { Proxy } from '@seraph/service/testing/openProxy'

import { freePort } from '@seraph/infra/local/freePort'
import { nodeFlags } from '@seraph/infra/local/processes/nodeFlags'
import { rootFolder } from '@seraph/infra/local/rootFolder'
import { appSettings } from '@seraph/infra/test/appSettings'
import { isOk } from '../stack/isOk.ts'
import { ownConnections } from './ownConnections.ts'
import type { Running } from './processes.ts'
import type { Stores } from './stores.ts'

export type AppName = 'api' | 'rooms' | 'worker'
export type App = Running & { url: string }

/**
 * How a scenario wants the processes. `settings` are added to every process's
 * own. `isDirect`: they reach the stores without proxies, whose work is
 * this process's, where very many clients are.
 */
export type StackOptions = {
  isDirect?: boolean
  apps?: Partial<Record<AppName, number>>
  isRedisKeeping?: boolean
  settings?: Record<string, string>
  /** By how many days the clocks of an app's processes are wrong. */
  clockDays?: Partial<Record<AppName, number>>
}

/** Real processes on a database of their own; they reach both stores by way of proxies, the checks don't. */
export type Stack = {
  stores: Stores
  db: Database
  databaseUrl: string
  redis: Running
  postgresProxy: Proxy
  redisProxy: Proxy
  api: App[]
  rooms: App[]
  worker: App[]
  /** Starts one more process of an app, on a free port unless one is given. */
  add: (app: AppName, port?: number) => Promise<App>
  close: () => Promise<void>
}

/** The settings by which a program's clock is wrong. */
function clockOf(days: number | undefined): Record<string, string> {
  if (days === undefined) return {}
  return {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'turnClock.ts')}`,
    FAULTS_CLOCK_DAYS: String(days),
  }
}

let stacks = 0

/**
 * Twenty questions of chapters 1 and 2 that ask for Amoz, a point each,
 * and one of three points that the built-in judge may be unsure of.
 */
export const questionIds = Array.from({ length: 20 }, (_, at) => `q${at + 1}`)
export const questions = [
  ...questionIds.map((id, at) =>
    makeQuestion({ id, chapter: at < 10 ? 1 : 2, verse: `Isaiah ${at < 10 ? 1 : 2}:${(at % 10) + 1}` }),
  ),
  makeQuestion({
    id: 'kings',
    points: 3,
    question: 'Name three kings.',
    parts: [{ text: 'Uzziah' }, { text: 'Jotham' }, { text: 'Hezekiah' }],
  }),
]

/** Starts api, rooms and worker, two of each unless `apps` says otherwise, on a season of `questions`. */
export async function openStack(stores: Stores, options: StackOptions = {}): Promise<Stack> {
  stacks += 1
  const name = `faults_${stacks}`
  await onServer(stores.postgresUrl, copyAs(name))
  const url = databaseUrl(stores.postgresUrl, name)
  const db = openDatabase({ url, poolSize: ownConnections, onError: () => undefined })
  const glossary = [
    { id: 'amoz', term: 'Amoz', kind: 'person', sayAloud: 'A-moz', meaning: 'The father of Isaiah.', verses: [] },
  ]
  await makeSeason(db, { questions, glossary })
  const { redis, url: redisUrl } = await stores.startRedis(`redis-${stacks}`, options.isRedisKeeping ?? false)
  const [postgresProxy, redisProxy] = [await openProxy(url), await openProxy(redisUrl)]
  const env = {
    DATABASE_URL: options.isDirect === true ? url : postgresProxy.url,
    REDIS_URL: options.isDirect === true ? redisUrl : redisProxy.url,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    PUBLIC_URL: undefined,
    PLAYER_NUMBER_KEY: appSettings.PLAYER_NUMBER_KEY,
    OPENAI_API_KEY: undefined,
    // What one player of these scripts does is a class's work.
    EVALUATE_LIMIT_PLAYER: '100000',
    EVALUATE_LIMIT_ADDRESS: '1000000',
    ...options.settings,
  }
  const started: App[] = []
  const counts: Record<AppName, number> = { api: 0, rooms: 0, worker: 0 }
  const add = async (app: AppName, wanted?: number): Promise<App> => {
    const number = (counts[app] += 1)
    const port = wanted ?? (await freePort())
    const file = join(rootFolder, `apps/${app}/src/main.ts`)
    const appUrl = `http://127.0.0.1:${port}`
    const program = {
      name: `${name}-${app}-${number}`,
      command: [process.execPath, ...nodeFlags(`apps/${app}/src/main.ts`), file] as [string, ...string[]],
      match: file,
      env: { ...env, PORT: String(port), ...clockOf(options.clockDays?.[app]) },
      spawnOptions: { cwd: rootFolder },
    }
    const running = await stores.processes.start(program, () => isOk(`${appUrl}/healthz`))
    const one = { ...running, url: appUrl }
    started.push(one)
    return one
  }
  const close = async (): Promise<void> => {
    postgresProxy.restore()
    redisProxy.restore()
    await Promise.all(
      started.map(async (app) => {
        if (!app.isRunning()) return
        app.signal('SIGCONT')
        await app.end('SIGTERM')
      }),
    )
    if (redis.isRunning()) await redis.end('SIGKILL')
    postgresProxy.close()
    redisProxy.close()
    await db.destroy()
    await onServer(stores.postgresUrl, `drop database ${name} with (force)`)
  }
  const startAll = async (app: AppName): Promise<App[]> => {
    const all = Array.from({ length: options.apps?.[app] ?? 2 }, () => add(app))
    await Promise.allSettled(all)
    return Promise.all(all)
  }
  const starting = [startAll('api'), startAll('rooms'), startAll('worker')] as const
  await Promise.allSettled(starting)
  const [api, rooms, worker] = await Promise.all(starting).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    stores,
    db,
    databaseUrl: url,
    redis,
    postgresProxy,
    redisProxy,
    api,
    rooms,
    worker,
    add,
    close,
  }
}
