import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { startThrowAway } from '../local/dataServices.ts'
import { freePort } from '../local/freePort.ts'
import { rootFolder } from '../local/rootFolder.ts'
import { startApps } from '../local/startApps.ts'
import { appSettings } from './appSettings.ts'

/**
 * A whole throw-away Seraph: its address, and shell commands: they kill its worker, or one of its two hubs, with -9 (which then start again by
 * themselves), and one issues a coach code for the club whose name is added to it.
 */
export type TestStack = {
  url: string
  killWorker: string
  killHub: string
  issueCode: string
  stop: () => Promise<void>
}

/** A developer's own settings must not change what is tested. */
const settings = {
  ...appSettings,
  PUBLIC_URL: undefined,
  TRUSTED_PROXIES: undefined,
}

const coachCode = 'infra/commands/coachCode/coachCode.ts'

/** Starts PostgreSQL, Redis, api, rooms, worker and gateway for browser tests. `stop` leaves only the logs, in .cache/e2e-logs. */
export async function startTestStack(): Promise<TestStack> {
  const { supervisor, stop, home, ...services } = await startThrowAway('e2e')
  const stopAndKeepLogs = async (): Promise<void> => {
    const logs = join(rootFolder, '.cache/e2e-logs')
    await rm(logs, { recursive: true, force: true })
    await cp(join(home, 'logs'), logs, { recursive: true })
    await stop()
  }
  try {
    const port = await freePort()
    await startApps(supervisor, { services, host: '127.0.0.1', port, env: settings, hubs: 2 })
    const kill = (name: string): string =>
      [process.execPath, join(import.meta.dirname, 'killProcess.ts'), join(home, 'processes.json'), name].join(' ')
    const issuer = ['env', `DATABASE_URL=${services.databaseUrl}`, process.execPath, join(rootFolder, coachCode)]
    const commands = {
      killWorker: kill('worker'),
      killHub: kill('rooms'),
      issueCode: [...issuer, 'issue', '--club'].join(' '),
    }
    return { url: `http://127.0.0.1:${port}`, ...commands, stop: stopAndKeepLogs }
  } catch (error) {
    await stopAndKeepLogs()
    throw error
  }
}
