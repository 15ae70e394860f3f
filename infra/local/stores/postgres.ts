import { execFile } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readlink, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { appsRole, makeAppsRole } from './appsRole.ts'
import { postgresBinaries } from './postgresBinaries.ts'
import { canEnter, postgresUser } from './postgresUser.ts'
import type { PostgresUser } from './postgresUser.ts'
import { runSingle } from '../processes/runSingle.ts'
import { StartRefusal } from '../startRefusal.ts'
import { isRunning, stopProcess } from '../processes/stopProcess.ts'
import type { Program } from '../processes/supervisor.ts'

/** How to run the embedded PostgreSQL 17, where it answers, and how to see that it does. */
export type LocalPostgres = { program: Program; url: string; folder: string; isReady: () => Promise<boolean> }

/** Reached from this machine alone; its log tells an error without the row that it is about. */
const always = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'log_error_verbosity=terse']

/** Data that may be lost: faster, for tests. */
const throwAway = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']

/**
 * Makes a PostgreSQL with its data under `home`/postgres ready to be started on 127.0.0.1, with one database, `seraph`; the
 * data are made when new. A server that an earlier start left behind on the same data is stopped first.
 */
export async function preparePostgres(options: {
  home: string
  port: number
  password: string
  /** Whether the data have another password still, which was lost. */
  isNewPassword?: boolean
  isThrowAway?: boolean
  /** Whether one signs in without a superuser's rights, as everything but tests and measurements does, which make databases. */
  isForApps?: boolean
}): Promise<LocalPostgres> {
  const user = postgresUser()
  const bin = await postgresBinaries(user)
  const folder = await dataFolder(options.home, user)
  const data = join(folder, 'data')
  if (existsSync(join(data, 'PG_VERSION'))) {
    await clearLeftover(data)
    if (options.isNewPassword === true) {
      const to = { bin, user, data, database: 'postgres' }
      await runSingle(to, [`alter role seraph password '${options.password}'`])
    }
  } else {
    await rm(join(folder, 'apps-role'), { force: true })
    await makeCluster({
      bin,
      user,
      folder,
      data,
      password: options.password,
      isThrowAway: options.isThrowAway ?? false,
    })
  }
  const { password, isNewPassword = false, isForApps = false } = options
  if (isForApps) await makeAppsRole({ bin, user, folder, data, password, isNewPassword })
  const settings = [...always, ...(options.isThrowAway ? throwAway : [])]
  const flags = settings.flatMap((setting) => ['-c', setting])
  return {
    folder: data,
    url: postgresUrl(password, options.port, isForApps),
    isReady: () => Promise.resolve(isReady(data)),
    program: {
      name: 'postgres',
      command: [join(bin, 'postgres'), '-D', data, '-p', String(options.port), ...flags],
      match: data,
      stopSignal: 'SIGINT',
      spawnOptions: { cwd: '/', ...user },
    },
  }
}

/** The address of a local server's database, for the processes or for the server's own role, a superuser. */
export function postgresUrl(password: string, port: number, isForApps: boolean): string {
  return `postgres://${isForApps ? appsRole : 'seraph'}:${encodeURIComponent(password)}@127.0.0.1:${port}/seraph`
}

/** The port of the server that runs on the data under `home`; undefined when none does. */
export function findPostgresPort(home: string): number | undefined {
  const data = join(home, 'postgres/data')
  const file = existsSync(data) ? pidFile(data) : undefined
  return file !== undefined && isRunning({ pid: file.pid, match: realpathSync(data) }) ? file.port : undefined
}

/** `home`/postgres, or, where PostgreSQL's user can't enter that, a folder under /var/lib/seraph that it links to. */
async function dataFolder(home: string, user: PostgresUser): Promise<string> {
  const folder = join(home, 'postgres')
  const target = await readlink(folder).catch(() => undefined)
  if (target !== undefined && !existsSync(target)) {
    throw new StartRefusal(`The database's folder ${target}, which ${folder} points to, is gone.`)
  }
  if (!existsSync(folder)) {
    if (canEnter(user, home)) await mkdir(folder)
    else {
      await mkdir('/var/lib/seraph', { recursive: true, mode: 0o755 })
      const elsewhere = await mkdtemp('/var/lib/seraph/')
      await symlink(elsewhere, folder)
    }
  }
  const real = await realpath(folder)
  if (user !== undefined) await chown(real, user.uid, user.gid)
  await chmod(real, 0o700)
  return real
}

/** Makes the cluster under another name and renames it when whole, so that a start that is interrupted leaves no half of one. */
async function makeCluster(to: {
  bin: string
  user: PostgresUser
  folder: string
  data: string
  password: string
  isThrowAway: boolean
}): Promise<void> {
  const [unfinished, passwordFile] = [`${to.data}.new`, join(to.folder, 'password')]
  const spawnOptions = { cwd: '/', ...to.user }
  const collation = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  await rm(unfinished, { recursive: true, force: true })
  await writeFile(passwordFile, to.password, { mode: 0o600 })
  if (to.user !== undefined) await chown(passwordFile, to.user.uid, to.user.gid)
  try {
    const flags = ['--username=seraph', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync', ...collation]
    // A quarter of what a connection costs is the count of a hash that keeps a stolen password safe.
    if (to.isThrowAway) flags.push('--set=scram_iterations=1')
    await promisify(execFile)(join(to.bin, 'initdb'), ['-D', unfinished, ...flags], spawnOptions)
    await runSingle({ bin: to.bin, user: to.user, data: unfinished, database: 'postgres' }, ['create database seraph'])
  } catch (error) {
    const words = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(error)
    throw new StartRefusal(`The database could not be made in ${to.folder}: ${words}`, { cause: error })
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(unfinished, to.data)
}

/** Stops a server that still runs on these data, and removes the mark of one that doesn't. */
async function clearLeftover(data: string): Promise<void> {
  const pid = pidFile(data)?.pid
  if (pid === undefined) return
  await stopProcess({ name: 'postgres', pid, signal: 'SIGINT', match: data })
  await rm(join(data, 'postmaster.pid'), { force: true })
}

function isReady(data: string): boolean {
  return pidFile(data)?.state === 'ready'
}

/** What a server notes in its data folder: its process, its port and, in the eighth line, whether it takes connections. */
function pidFile(data: string): { pid: number; port: number; state: string } | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), state: lines[7]?.trim() ?? '' }
  } catch {
    return undefined
  }
}
