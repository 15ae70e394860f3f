import { closeSync, createWriteStream, openSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { backUp } from '@seraph/db/backup/backUp'
import { openDatabase } from '@seraph/db/open'

import { StartRefusal } from '../../local/startRefusal.ts'
import { withLocalDatabase } from '../../local/withLocalDatabase.ts'
import { isComposeRunning, runInCompose } from './compose.ts'
import { tellRefusal } from './tellRefusal.ts'

/**
 * `pnpm backup FILE`: the whole database as one compressed file, readable by its owner alone; `-` writes to the standard output. The database
 * is the one in DATABASE_URL, else that of a running docker compose, else the local stack's.
 */
async function main(): Promise<void> {
  const [file] = process.argv.slice(2)
  if (file === undefined) throw new StartRefusal('Say where to: pnpm backup FILE')
  const url = process.env['DATABASE_URL']
  if (file === '-') return writeTo(process.stdout, url)
  const path = resolve(file)
  const unfinished = `${path}.part`
  try {
    if (url === undefined && isComposeRunning()) {
      const output = openSync(unfinished, 'w', 0o600)
      await runInCompose(['infra/commands/database/backup.ts', '-'], 'ignore', output)
      closeSync(output)
    } else await writeTo(createWriteStream(unfinished, { mode: 0o600 }), url)
    renameSync(unfinished, path)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

async function writeTo(output: Writable, url: string | undefined): Promise<void> {
  if (url === undefined) await withLocalDatabase(false, (local) => write(output, local))
  else await write(output, url)
}

async function write(output: Writable, url: string): Promise<void> {
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
  } finally {
    lines.destroy()
    await db.destroy()
  }
}

await tellRefusal(main)
