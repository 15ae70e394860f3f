import { join } from 'node:path'

import { startThrowAway } from '../local/stores/dataServices.ts'
import { compileCache } from '../local/compileCache.ts'
import { freePort } from '../local/freePort.ts'
import { rootFolder } from '../local/rootFolder.ts'
import { startApps } from '../local/processes/startApps.ts'
import { keepLogs } from './keepLogs.ts'
import { openCodeDesk } from './openCodeDesk.ts'
import { stackSettings } from './stackSettings.ts'

/**
 * A whole throw-away Seraph: its address, and shell commands: they kill its worker, its Redis, or that of its two hubs which holds most
 * participants of the room whose code is added, with -9 (which then start again by themselves), and one issues a coach code for the club
 * whose name is added to it, one leaves the player whose code is added as
 * the upgrade finds one, and one moves back what the player whose code and
 * days are added has done.
 */
export type TestStack = {
  url: string
  killWorker: string
  killHub: string
  killRedis: string
  issueCode: string
  agePlayer: string
  passTime: string
  stop: () => Promise<void>
}

const coachCode = 'infra/commands/coachCode/coachCode.ts'

/** Starts PostgreSQL, Redis, api, rooms, worker and gateway for browser tests. `stop` leaves only the logs, in .cache/e2e-logs. */
export async function startTestStack(): Promise<TestStack> {
  const { supervisor, stop, home, ...services } = await startThrowAway('e2e')
  let closeDesk = async (): Promise<void> => {}
  const stopAndKeepLogs = async (): Promise<void> => {
    await closeDesk()
    await keepLogs(home, 'e2e-logs')
    await stop()
  }
  try {
    const port = await freePort()
    await startApps(supervisor, { services, host: '127.0.0.1', port, env: stackSettings, hubs: 2 })
    const list = join(home, 'processes.json')
    const settings = Object.entries({ ...compileCache, DATABASE_URL: services.databaseUrl }).map(
      ([name, value]) => `${name}=${value}`,
    )
    const run = (file: string, ...args: string[]): string =>
      ['env', ...settings, process.execPath, join(rootFolder, file), ...args].join(' ')
    const desk = await openCodeDesk(services.databaseUrl, run(coachCode, 'issue', '--club'))
    closeDesk = desk.close
    const commands = {
      killWorker: run('infra/test/acts/killProcess.ts', list, 'worker'),
      killHub: run('infra/test/acts/killHubOf.ts', list),
      killRedis: run('infra/test/acts/killProcess.ts', list, 'redis'),
      issueCode: run('infra/test/acts/askCode.ts', String(desk.port)),
      agePlayer: run('infra/test/acts/agePlayer.ts'),
      passTime: run('infra/test/acts/passTime.ts'),
    }
    return { url: `http://127.0.0.1:${port}`, ...commands, stop: stopAndKeepLogs }
  } catch (error) {
    await stopAndKeepLogs()
    throw error
  }
}
