import { closeSync, createWriteStream, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { backUp } from '@seraph/db/backup/backUp'
import { openDatabase } from '@seraph/db/open'
import { listFinalDeletions } from '@seraph/db/queries/players/finalDeletions'

import { StartRefusal } from '../../local/startRefusal.ts'
import { withLocalDatabase } from '../../local/stores/withLocalDatabase.ts'
import { isComposeRunning, runInCompose } from './compose.ts'
import { addDeletions, deletionsFileOf, linesOf } from './deletionsFile.ts'
import { tellRefusal } from './tellRefusal.ts'

/**
 * `npm run backup -- FILE`: the whole database as one compressed file, readable by its owner alone; `-` writes to the standard output. The database
 * is the one in DATABASE_URL, else that of a running docker compose, else the local stack's. The file of final deletions beside it is brought up to date.
 */
async function main(): Promise<void> {
  const [file] = process.argv.slice(2)
  if (file === undefined) throw new StartRefusal('Say where to: npm run backup -- FILE')
  const url = process.env['DATABASE_URL']
  if (file === '-') {
    await writeTo(process.stdout, url)
    return
  }
  const path = resolve(file)
  const unfinished = `${path}.part`
  try {
    let deletions: string[] = []
    if (url === undefined && isComposeRunning()) {
      await composeTo(unfinished, ['infra/commands/records/records.ts', 'deletions'])
      deletions = linesOf(readFileSync(unfinished, 'utf8'))
      await composeTo(unfinished, ['infra/commands/database/backup.ts', '-'])
    } else deletions = await writeTo(createWriteStream(unfinished, { mode: 0o600 }), url)
    addDeletions(deletionsFileOf(path), deletions)
    renameSync(unfinished, path)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

async function composeTo(file: string, command: string[]): Promise<void> {
  const output = openSync(file, 'w', 0o600)
  await runInCompose(command, 'ignore', output)
  closeSync(output)
}

async function writeTo(output: Writable, url: string | undefined): Promise<string[]> {
  if (url !== undefined) return write(output, url)
  let deletions: string[] = []
  await withLocalDatabase(false, async (local) => {
    deletions = await write(output, local)
  })
  return deletions
}

/** Writes the backup; the database's final deletions. */
async function write(output: Writable, url: string): Promise<string[]> {
  const db = openDatabase({ url, poolSize: 1, onError: (error) => console.error(error.message) })
  const lines = new PassThrough()
  const done = pipeline(lines, createGzip(), output)
  const waitUntilTaken = (): Promise<unknown> =>
    Promise.race([done, new Promise((taken) => lines.once('drain', taken))])
  try {
    const rows = await backUp(db, async (text) => {
      if (!lines.write(`${text}\n`)) await waitUntilTaken()
    })
    lines.end()
    await done
    console.error(`${rows} rows are in the backup.`)
    return await listFinalDeletions(db)
  } finally {
    lines.destroy()
    await db.destroy()
  }
}

await tellRefusal(main)
