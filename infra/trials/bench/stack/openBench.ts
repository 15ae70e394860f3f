import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openDatabase } from '@seraph/db/open'
import type { Database } from '@seraph/db/open'
import { databaseUrl, onServer } from '@seraph/db/testing/template'

import { makeHome, startDataServices } from '@seraph/infra/local/stores/dataServices'
import { readProcessList } from '@seraph/infra/local/processes/processList'
import { rootFolder } from '@seraph/infra/local/rootFolder'
import { openSupervisor } from '@seraph/infra/local/processes/supervisor'
import { askRedis } from './askRedis.ts'
import { openGroup } from './openGroup.ts'
import type { Group } from './openGroup.ts'
import { readCpu } from './readCpu.ts'

/** Real stores on this machine, as `npm start` runs them (fsync, append-only file), with the season in the database. */
export type Bench = {
  say: (line: string) => void
  redisUrl: string
  /** A database of a scenario's own: the season and nothing else. Redis is emptied with it. */
  openStore: () => Promise<Store>
  pidOf: (name: 'postgres' | 'redis') => number
  /** Seconds of CPU that a store has taken so far. */
  cpuOf: (name: 'postgres' | 'redis') => number
  close: () => Promise<void>
}

/** A scenario's own database with the processes on it. */
export type Store = {
  db: Database
  databaseUrl: string
  group: Group
  close: () => Promise<void>
}

const template = 'seraph_bench'

/** Starts PostgreSQL and Redis with throw-away data that are kept as carefully as real ones, and loads the season once. */
export async function openBench(say: (line: string) => void): Promise<Bench> {
  const home = await makeHome(await mkdtemp(join(tmpdir(), 'seraph-bench-')))
  const supervisor = await openSupervisor({ folder: home, address: 'no address', say })
  const stores = new Set<Store>()
  let count = 0
  const close = async (): Promise<void> => {
    for (const store of stores) await store.close()
    await supervisor.stop()
    const folders = [await realpath(join(home, 'postgres')).catch(() => home), home]
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
  try {
    const password = randomBytes(12).toString('hex')
    const { databaseUrl: server, redisUrl } = await startDataServices(supervisor, { home, password, say })
    await onServer(server, `create database ${template}`)
    const migrate = join(rootFolder, 'infra/commands/database/migrate.ts')
    const env = { DATABASE_URL: databaseUrl(server, template) }
    await supervisor.run({ name: 'migrate', command: [process.execPath, migrate], match: migrate, env })
    const openStore = async (): Promise<Store> => {
      count += 1
      const name = `${template}_${count}`
      await onServer(server, `create database ${name} template ${template}`)
      await askRedis(redisUrl, 'FLUSHALL')
      const url = databaseUrl(server, name)
      const db = openDatabase({ url, poolSize: 4, onError: () => undefined })
      const stored = {
        DATABASE_URL: url,
        REDIS_URL: redisUrl,
        PLAYER_NUMBER_KEY: randomBytes(32).toString('base64url'),
      }
      const group = await openGroup({ folder: join(home, name), env: stored, say })
      const store: Store = {
        db,
        databaseUrl: url,
        group,
        async close() {
          if (!stores.delete(store)) return
          await group.close()
          await db.destroy()
          await onServer(server, `drop database ${name} with (force)`)
        },
      }
      stores.add(store)
      return store
    }
    const pidOf = (wanted: string): number => {
      const found = readProcessList(join(home, 'processes.json'))?.processes.find(({ name }) => name === wanted)
      if (found === undefined) throw new Error(`${wanted} does not run`)
      return found.pid
    }
    return { say, redisUrl, openStore, pidOf, cpuOf: (name) => readCpu(pidOf(name)), close }
  } catch (error) {
    await close()
    throw error
  }
}
