import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { makeHome, startPostgres } from './dataServices.ts'
import { findPostgresPort, postgresUrl } from './postgres.ts'
import { homeFolder } from '../rootFolder.ts'
import { readSecrets } from '../secrets.ts'
import { StartRefusal } from '../startRefusal.ts'
import { openSupervisor } from '../processes/supervisor.ts'

const say = (line: string): void => console.error(line)

/**
 * Calls `use` with the address of the local stack's database: of the running one, or of one that is started for that long. Where there is
 * none yet it is made (`isMaking`) or refused.
 */
export async function withLocalDatabase(isMaking: boolean, use: (url: string) => Promise<void>): Promise<void> {
  const home = homeFolder()
  if (!isMaking && !existsSync(join(home, 'postgres'))) {
    throw new StartRefusal(
      `No database was found: there is none in ${home}, no docker compose stack runs here, and DATABASE_URL is not set.`,
    )
  }
  const { postgresPassword: password } = readSecrets(await makeHome(home), false, say)
  const port = findPostgresPort(home)
  if (port !== undefined) return use(postgresUrl(password, port, true))
  const supervisor = await openSupervisor({ folder: home, address: 'no address', say })
  try {
    await use(await startPostgres(supervisor, { home, password, isForApps: true }))
  } finally {
    await supervisor.stop()
  }
}
