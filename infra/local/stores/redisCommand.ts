import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { rootFolder } from '../rootFolder.ts'
import { StartRefusal } from '../startRefusal.ts'
import { canInstallPackages, findProgram, installPackages, unpackPackage } from '../systemPackages.ts'

export type RedisCommand = { file: string; env: Record<string, string> }

const cacheFolder = join(rootFolder, '.cache/redis')

/**
 * A Redis to run: redis-server or valkey-server on PATH, else Debian's package, installed when we are root and unpacked into
 * .cache when not. Throws a `StartRefusal` that says what to do.
 */
export function redisCommand(say: (line: string) => void): RedisCommand {
  return findInstalled() ?? findUnpacked() ?? install(say) ?? unpack(say) ?? refuse()
}

function findInstalled(): RedisCommand | undefined {
  const file = findProgram('redis-server', 'valkey-server')
  return file === undefined ? undefined : { file, env: {} }
}

function findUnpacked(): RedisCommand | undefined {
  const file = join(cacheFolder, 'usr/bin/redis-server')
  if (!existsSync(file)) return undefined
  const libraries = join(cacheFolder, 'usr/lib')
  const folders = readdirSync(libraries, { withFileTypes: true }).filter((entry) => entry.name.includes('linux-gnu'))
  return { file, env: { LD_LIBRARY_PATH: folders.map((entry) => join(libraries, entry.name)).join(':') } }
}

function install(say: (line: string) => void): RedisCommand | undefined {
  if (!canInstallPackages()) return undefined
  say('Installing redis-server')
  const problem = installPackages('redis-server')
  if (problem !== undefined) say(`apt-get: ${problem}`)
  return findInstalled()
}

function unpack(say: (line: string) => void): RedisCommand | undefined {
  if (findProgram('apt-get') === undefined || process.getuid?.() === 0) return undefined
  say('Fetching redis-server into .cache')
  const unfinished = `${cacheFolder}.${process.pid}`
  try {
    mkdirSync(unfinished, { recursive: true })
    unpackPackage('redis-server', unfinished)
    renameSync(unfinished, cacheFolder)
  } catch {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return findUnpacked()
}

function refuse(): never {
  throw new StartRefusal(
    'Redis is missing: install redis-server or valkey-server (Debian: apt-get install redis-server; macOS: brew install redis), or set REDIS_URL.',
  )
}
