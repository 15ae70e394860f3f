import { isComposeRunning, runInCompose } from '../database/compose.ts'
import { tellRefusal } from '../database/tellRefusal.ts'
import { withDatabase } from '../database/withDatabase.ts'
import { runSessions } from './runSessions.ts'

/**
 * `npm run sessions -- end [--players|--coaches]`: in the database of
 * DATABASE_URL, else that of a running docker compose, else the local stack's.
 */
async function main(): Promise<void> {
  const words = process.argv.slice(2)
  if (process.env['DATABASE_URL'] === undefined && isComposeRunning())
    return runInCompose(['infra/commands/sessions/sessions.ts', ...words], 'ignore', process.stdout.fd)
  return withDatabase(async (db) => {
    for (const line of await runSessions(db, words)) console.log(line)
  })
}

await tellRefusal(main)
