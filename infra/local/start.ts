import { join } from 'node:path'

import { makeHome, startDataServices } from './stores/dataServices.ts'
import { demoCoachCode } from './demoCoachCode.ts'
import { lanAddress } from './lanAddress.ts'
import { refuseTakenPort } from './refuseTakenPort.ts'
import { homeFolder } from './rootFolder.ts'
import { runUntilStopped } from './processes/runUntilStopped.ts'
import { readSecrets } from './secrets.ts'
import { startApps } from './processes/startApps.ts'
import { openSupervisor } from './processes/supervisor.ts'
import type { Supervisor } from './processes/supervisor.ts'

const { env } = process
const say = (line: string): void => console.log(line)
const set = (name: string): string | undefined => env[name] || undefined

/** `npm start`: the whole of Seraph on this machine, until it is told to stop. */
async function start(onSupervisor: (supervisor: Supervisor) => void): Promise<void> {
  const host = set('HOST') ?? '0.0.0.0'
  const port = Number(set('PORT') ?? 3000)
  const address = `http://localhost:${port}`
  const home = await makeHome(homeFolder())
  const supervisor = await openSupervisor({ folder: home, address, say })
  onSupervisor(supervisor)
  await refuseTakenPort(host, port)
  const isRenewing = process.argv.includes('--new-secrets')
  const secrets = readSecrets(home, isRenewing, say)
  const adminPlayerCode = set('ADMIN_PLAYER_CODE') ?? secrets.adminPlayerCode
  const adminSecret = set('ADMIN_SECRET') ?? secrets.adminSecret
  say('Starting Seraph …')
  const services = await startDataServices(supervisor, {
    home,
    password: secrets.postgresPassword,
    isNewPassword: isRenewing,
    redisPassword: secrets.redisPassword,
    isForApps: true,
    databaseUrl: set('DATABASE_URL'),
    redisUrl: set('REDIS_URL'),
    say,
  })
  const lan = host === '0.0.0.0' ? lanAddress() : undefined
  const own = {
    ADMIN_PLAYER_CODE: adminPlayerCode,
    ADMIN_SECRET: adminSecret,
    PLAYER_NUMBER_KEY: set('PLAYER_NUMBER_KEY') ?? secrets.playerNumberKey,
    // What a coach at localhost shows as a QR code must be an address that a child's phone can open.
    PUBLIC_URL: set('PUBLIC_URL') ?? (lan === undefined ? undefined : `http://${lan}:${port}`),
  }
  await startApps(supervisor, { services, host, port, env: { COACH_LOGIN_ASKS_CLUB: 'false', ...env, ...own } })
  const facts = {
    Open: address,
    'In the local network': lan === undefined ? undefined : `http://${lan}:${port}`,
    'Demo coach code': await demoCoachCode(services.databaseUrl),
    "Admin's player code": adminPlayerCode,
    "Admin's secret": adminSecret,
    'Data and logs': home,
    Database: set('DATABASE_URL') === undefined ? join(home, 'postgres') : 'the one in DATABASE_URL',
  }
  say(`\nSeraph is ready.\n`)
  for (const [name, value] of Object.entries(facts)) if (value !== undefined) say(`  ${`${name}:`.padEnd(22)} ${value}`)
  say('\nCtrl-C stops it.')
}

await runUntilStopped(start)
