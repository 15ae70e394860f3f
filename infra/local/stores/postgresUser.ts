import { execFileSync, spawnSync } from 'node:child_process'

import { StartRefusal } from '../startRefusal.ts'

/** Whom PostgreSQL runs as: it refuses to be root, so root hands it to the system's user `postgres`; anyone else is themselves. */
export type PostgresUser = { uid: number; gid: number } | undefined

/** Finds the user, and makes it when we are root and there is none. */
export function postgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) return undefined
  if (idOf('-u') === undefined) {
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
  }
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  if (uid === undefined || gid === undefined) {
    throw new StartRefusal(
      'PostgreSQL must not run as root and a system user "postgres" could not be made: start as another user.',
    )
  }
  return { uid, gid }
}

/** Whether that user may enter the folder, whatever lies above it. */
export function canEnter(user: PostgresUser, folder: string): boolean {
  return spawnSync('sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

function idOf(flag: '-u' | '-g'): number | undefined {
  try {
    return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return undefined
  }
}
