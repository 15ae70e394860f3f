import { rm, realpath } from 'node:fs/promises'
import { join } from 'node:path'

import { makeHome, startDataServices } from '../local/stores/dataServices.ts'
import { demoCoachCode } from '../local/demoCoachCode.ts'
import { refuseTakenPort } from '../local/refuseTakenPort.ts'
import { homeFolder } from '../local/rootFolder.ts'
import { runUntilStopped } from '../local/processes/runUntilStopped.ts'
import { readSecrets } from '../local/secrets.ts'
import { openSupervisor } from '../local/processes/supervisor.ts'
import type { Supervisor } from '../local/processes/supervisor.ts'
import { readDemo } from './demo/readDemo.ts'
import type { seedDemo } from './demo/seedDemo.ts'
import { startWatched } from './startWatched.ts'

const { env } = process
const say = (line: string): void => console.log(line)

/**
 * `npm run dev [-- --fresh]`: Seraph to work on, with data of its own
 * and a demo club. Screens change in the browser as they are saved; api,
 * rooms and worker start again. `--fresh` throws the data away first.
 */
async function dev(onSupervisor: (supervisor: Supervisor) => void): Promise<void> {
  const since = performance.now()
  const host = env['HOST'] || '127.0.0.1'
  const port = Number(env['PORT'] || 5173)
  const address = `http://localhost:${port}`
  const home = join(homeFolder(), 'dev')
  await makeHome(homeFolder())
  await makeHome(home)
  let supervisor = await openSupervisor({ folder: home, address, say })
  onSupervisor(supervisor)
  if (process.argv.includes('--fresh')) {
    await supervisor.stop()
    for (const folder of [await realpath(join(home, 'postgres')).catch(() => home), home])
      await rm(folder, { recursive: true, force: true })
    supervisor = await openSupervisor({ folder: await makeHome(home), address, say })
    onSupervisor(supervisor)
  }
  await refuseTakenPort(host, port)
  const secrets = readSecrets(home, false, say)
  say('Starting Seraph to work on …')
  const { postgresPassword: password, redisPassword } = secrets
  const services = await startDataServices(supervisor, { home, password, redisPassword, isForApps: true, say })
  const own = {
    ADMIN_PLAYER_CODE: secrets.adminPlayerCode,
    ADMIN_SECRET: secrets.adminSecret,
    PLAYER_NUMBER_KEY: secrets.playerNumberKey,
    PUBLIC_URL: undefined,
    COACH_LOGIN_ASKS_CLUB: 'false',
  }
  const addresses = await startWatched(supervisor, { services, host, port, env: { ...env, ...own } })
  const coachCode = await demoCoachCode(services.databaseUrl)
  const { databaseUrl } = services
  const demo = readDemo(home) ?? (await fillDemo({ home, ...addresses, databaseUrl, coachCode }))
  const facts: Record<string, string> = {
    Open: address,
    'Coach code': coachCode,
    "Admin's player code": secrets.adminPlayerCode,
    "Admin's secret": secrets.adminSecret,
    'Room code': demo.roomCode,
    'Data and logs': home,
  }
  say(`\nReady after ${((performance.now() - since) / 1_000).toFixed(1)} s.\n`)
  for (const [name, value] of Object.entries(facts)) say(`  ${`${name}:`.padEnd(22)} ${value}`)
  say('\n  Players, with their secret numbers:')
  for (const { state, code, secretNumber } of demo.players) say(`  ${code.padEnd(12)} ${secretNumber}   ${state}`)
  say('\nCtrl-C stops it.')
}

/** Loads what makes the demo club only where there is none: it takes the api's own sources along. */
async function fillDemo(at: Parameters<typeof seedDemo>[0]): ReturnType<typeof seedDemo> {
  const made = await import('./demo/seedDemo.ts')
  return made.seedDemo(at)
}

await runUntilStopped(dev)
