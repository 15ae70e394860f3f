import { PassThrough } from 'node:stream'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { backUp } from '@seraph/db/backup/backUp'
import { openDatabase } from '@seraph/db/open'
import { listFinalDeletions } from '@seraph/db/queries/players/finalDeletions'

/**
 * Writes the database at `url` to `output`, compressed, and ends it; returns the database's final deletions. Rejects as soon as the
 * output or the database fails, or `signal` is aborted.
 */
export async function writeBackup(output: Writable, url: string, signal?: AbortSignal): Promise<string[]> {
  const db = openDatabase({ url, poolSize: 1, onError: (error) => console.error(error.message) })
  const lines = new PassThrough()
  const done = pipeline(lines, createGzip(), output, signal === undefined ? {} : { signal })
  // An output that fails ends the reading too, at the next rows.
  const broken = new AbortController()
  done.catch((error: unknown) => broken.abort(error))
  const waitUntilTaken = (): Promise<unknown> =>
    Promise.race([done, new Promise((taken) => lines.once('drain', taken))])
  try {
    const rows = await backUp(db, async (text) => {
      broken.signal.throwIfAborted()
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
