import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { isComposeRunning, mountedAt, runInCompose } from '../database/compose.ts'
import { tellRefusal } from '../database/tellRefusal.ts'
import { withDatabase } from '../database/withDatabase.ts'
import { runRecords } from './runRecords.ts'

/**
 * `npm run records -- clean [--confirm] | deletions [FILE]`: in the database of
 * DATABASE_URL, else that of a running docker compose, else the local stack's.
 */
async function main(): Promise<void> {
  const words = process.argv.slice(2)
  const [verb, file, ...more] = words
  const files = verb === 'deletions' && file !== undefined && existsSync(file) ? [resolve(file)] : []
  if (process.env['DATABASE_URL'] === undefined && isComposeRunning()) {
    const given = files.length === 0 ? words : [verb ?? '', mountedAt(file ?? '', 0), ...more]
    return runInCompose(['infra/commands/records/records.ts', ...given], 'ignore', process.stdout.fd, files)
  }
  return withDatabase(async (db) => {
    for (const line of await runRecords(db, words)) console.log(line)
  })
}

await tellRefusal(main)
