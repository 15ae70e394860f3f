import { existsSync, renameSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { freePort } from '../freePort.ts'
import { prepareRedis } from './redis.ts'
import { redisCommand } from './redisCommand.ts'
import { setAside } from './setAside.ts'
import { StartRefusal } from '../startRefusal.ts'
import type { Supervisor } from '../processes/supervisor.ts'

/**
 * Starts Redis with its data in `home`/redis, or with none for tests, and
 * returns its address. A folder that it can't read is set aside, and a new
 * one begun: no truth is in it, and what it would have done is swept from the database.
 */
export async function startRedis(
  supervisor: Supervisor,
  options: { home: string; redisPassword?: string; isThrowAway?: boolean; say: (line: string) => void },
): Promise<string> {
  const { home, redisPassword: password, say } = options
  const command = redisCommand(say)
  const start = async (folder?: string): Promise<string> => {
    const kept = folder === undefined ? {} : { kept: { folder, ...(password === undefined ? {} : { password }) } }
    const redis = prepareRedis({ command, port: await freePort(), ...kept })
    await supervisor.start(redis.program, redis.isReady)
    return redis.url
  }
  if (options.isThrowAway) return start()
  const folder = join(home, 'redis')
  if (existsSync(folder) && !(await stat(folder)).isDirectory()) tell(setAside(folder))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await start(folder)
  } catch (error) {
    if (!(error instanceof StartRefusal) || error.cause !== 'ended') throw error
    const aside = setAside(folder)
    await mkdir(folder, { mode: 0o700 })
    const url = await start(folder).catch(async (again: unknown) => {
      await rm(folder, { recursive: true })
      renameSync(aside, folder)
      throw again
    })
    tell(aside)
    return url
  }

  function tell(aside: string): void {
    say(
      `Redis could not read its data, which are now in ${aside}; it began anew. Nothing is lost: the database holds the truth.`,
    )
  }
}
