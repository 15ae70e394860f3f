import { closeSync, createWriteStream, openSync, readFileSync } from 'node:fs'

import { withLocalDatabase } from '../../local/stores/withLocalDatabase.ts'
import { isComposeRunning, runInCompose } from './compose.ts'
import { databaseUrl } from './databaseUrl.ts'
import { linesOf } from './deletionsFile.ts'
import { writeBackup } from './writeBackup.ts'

/**
 * Writes the database to `file`, readable by its owner alone, and returns its final deletions. The database is the one in DATABASE_URL,
 * else that of a running docker compose, else the local stack's.
 */
export async function backUpTo(file: string, signal?: AbortSignal): Promise<string[]> {
  const write = (url: string): Promise<string[]> => writeBackup(createWriteStream(file, { mode: 0o600 }), url, signal)
  const url = databaseUrl()
  if (url !== undefined) return write(url)
  if (isComposeRunning()) {
    await composeTo(file, ['infra/commands/records/records.ts', 'deletions'])
    const deletions = linesOf(readFileSync(file, 'utf8'))
    await composeTo(file, ['infra/commands/database/backup.ts', '-'])
    return deletions
  }
  let deletions: string[] = []
  await withLocalDatabase(false, async (local) => {
    deletions = await write(local)
  })
  return deletions
}

async function composeTo(file: string, command: string[]): Promise<void> {
  const output = openSync(file, 'w', 0o600)
  await runInCompose(command, 'ignore', output)
  closeSync(output)
}
