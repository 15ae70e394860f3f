import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { freePort } from '../freePort.ts'
import { preparePostgres } from './postgres.ts'
import { startRedis } from './startRedis.ts'
import { throwAwayFolder } from './throwAwayFolder.ts'
import { openSupervisor } from '../processes/supervisor.ts'
import type { Supervisor } from '../processes/supervisor.ts'

export type DataServices = { databaseUrl: string; redisUrl: string }

/** Starts PostgreSQL and Redis with their data in `home`, each only where no address of another one is given. */
export async function startDataServices(
  supervisor: Supervisor,
  options: {
    home: string
    password: string
    /** Whether the database has another password still. */
    isNewPassword?: boolean
    /** Without one, as in tests and measurements, Redis asks for none. */
    redisPassword?: string
    databaseUrl?: string | undefined
    redisUrl?: string | undefined
    isThrowAway?: boolean
    /** Whether PostgreSQL is signed in to without a superuser's rights. */
    isForApps?: boolean
    say: (line: string) => void
  },
): Promise<DataServices> {
  const [databaseUrl, redisUrl] = await Promise.all([
    options.databaseUrl ?? startPostgres(supervisor, options),
    options.redisUrl ?? startRedis(supervisor, options),
  ])
  return { databaseUrl, redisUrl }
}

/** Starts PostgreSQL with its data in `home` and returns its address. */
export async function startPostgres(
  supervisor: Supervisor,
  options: { home: string; password: string; isNewPassword?: boolean; isThrowAway?: boolean; isForApps?: boolean },
): Promise<string> {
  const { program, isReady, url } = await preparePostgres({ ...options, port: await freePort() })
  await supervisor.start(program, isReady)
  return url
}

/** A folder for data in which PostgreSQL's user may have a folder of its own; 'x' for others lets it pass, no more. */
export async function makeHome(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o711)
  return folder
}

/** Starts an empty PostgreSQL and Redis whose data are gone after `stop`: for tests. */
export async function startThrowAway(
  name: string,
): Promise<DataServices & { home: string; supervisor: Supervisor; stop: () => Promise<void> }> {
  const home = await makeHome(await mkdtemp(join(throwAwayFolder(), `seraph-${name}-`)))
  const say = (line: string): void => console.error(line)
  const supervisor = await openSupervisor({ folder: home, address: 'no address', say })
  const stop = async (): Promise<void> => {
    await supervisor.stop()
    const folders = [await realpath(join(home, 'postgres')).catch(() => home), home]
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
  try {
    const password = randomBytes(12).toString('hex')
    const services = await startDataServices(supervisor, { home, password, isThrowAway: true, say })
    return { ...services, home, supervisor, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
