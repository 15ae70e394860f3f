import { mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { makeTemplate } from '@seraph/db/testing/template'

import { makeHome } from '@seraph/infra/local/stores/dataServices'
import { freePort } from '@seraph/infra/local/freePort'
import { preparePostgres } from '@seraph/infra/local/stores/postgres'
import { prepareRedis } from '@seraph/infra/local/stores/redis'
import { redisCommand } from '@seraph/infra/local/stores/redisCommand'
import { openProcesses } from './processes.ts'
import type { Processes, Running } from './processes.ts'

/** A PostgreSQL and a Redis of the run's own. */
export type Stores = {
  home: string
  processes: Processes
  postgres: Running
  postgresUrl: string
  /** Starts a Redis, with an append-only file or keeping nothing. */
  startRedis: (name: string, isKeeping: boolean) => Promise<{ redis: Running; url: string }>
  stop: () => Promise<void>
}

const say = (line: string): void => console.error(line)

/** Starts PostgreSQL with the migrated template in it. `home`: where its data lie, else a folder of their own. */
export async function openStores(options: { home?: string; settings?: string[] } = {}): Promise<Stores> {
  const home = await makeHome(options.home ?? (await mkdtemp(join(tmpdir(), 'seraph-faults-'))))
  const processes = openProcesses(home)
  const stop = async (): Promise<void> => {
    await processes.stop()
    const folders = [await realpath(join(home, 'postgres')).catch(() => home), home]
    if (options.home === undefined) for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
  try {
    const prepared = await preparePostgres({ home, port: await freePort(), password: 'faults', isThrowAway: true })
    const { program } = prepared
    const settings = [
      'synchronous_commit=on',
      'shared_preload_libraries=pg_stat_statements',
      ...(options.settings ?? []),
    ]
    program.command.push(...settings.flatMap((setting) => ['-c', setting]))
    let postgres: Running | undefined
    const pidInFile = async (): Promise<number> =>
      Number((await readFile(join(prepared.folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])
    const isReady = async (): Promise<boolean> =>
      (postgres === undefined || (await pidInFile()) === postgres.pid()) && prepared.isReady()
    const started = await processes.start(program, isReady)
    postgres = { ...started, start: () => untilItStarts(started.start) }
    await makeTemplate(prepared.url)
    return {
      home,
      processes,
      postgres,
      postgresUrl: prepared.url,
      async startRedis(name, isKeeping) {
        const folder = join(home, name)
        await mkdir(folder, { recursive: true })
        const redis = prepareRedis({
          command: redisCommand(say),
          port: await freePort(),
          ...(isKeeping ? { kept: { folder } } : {}),
        })
        return { redis: await processes.start({ ...redis.program, name }, redis.isReady), url: redis.url }
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** PostgreSQL refuses to start while a child of the server that was killed still ends. */
async function untilItStarts(start: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await start()
      return
    } catch (error) {
      if (tries === 20) throw error
      await sleep(200)
    }
  }
}
