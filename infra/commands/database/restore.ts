import { closeSync, createReadStream, existsSync, openSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { restore } from '@seraph/db/backup/restore'

import { StartRefusal } from '../../local/startRefusal.ts'
import { withLocalDatabase } from '../../local/withLocalDatabase.ts'
import { isComposeRunning, runInCompose } from './compose.ts'
import { tellRefusal } from './tellRefusal.ts'

const replacing = '--replace'

/**
 * `pnpm restore FILE [--replace]`: puts a backup in the database's place, wholly or not at all; `-` reads the standard input. A database that
 * people have used is refused without `--replace`. The database is found as `pnpm backup` finds it; the local one is made when there is none.
 */
async function main(): Promise<void> {
  const words = process.argv.slice(2)
  const file = words.find((word) => word !== replacing)
  const isReplacing = words.includes(replacing)
  if (file === undefined) throw new StartRefusal(`Say from where: pnpm restore FILE [${replacing}]`)
  const url = process.env['DATABASE_URL']
  if (file === '-') return readFrom(process.stdin, url, isReplacing)
  const path = resolve(file)
  if (!existsSync(path)) throw new StartRefusal(`There is no file ${path}.`)
  if (url === undefined && isComposeRunning()) {
    const input = openSync(path, 'r')
    const command = ['infra/commands/database/restore.ts', '-', ...(isReplacing ? [replacing] : [])]
    await runInCompose(command, input, process.stdout.fd)
    closeSync(input)
  } else await readFrom(createReadStream(path), url, isReplacing)
  console.error(
    'Now start Seraph again (npm start, or docker compose up --force-recreate): it reads the season when it starts.',
  )
}

async function readFrom(input: Readable, url: string | undefined, isReplacing: boolean): Promise<void> {
  const read = async (address: string): Promise<void> => {
    const plain = createGunzip()
    const lines = createInterface({ input: plain, crlfDelay: Infinity })
    const restored = restore(address, lines, { isReplacing })
    const [rows] = await Promise.all([restored, pipeline(input, plain)]).catch((error: NodeJS.ErrnoException) => {
      if (error.code?.startsWith('Z_')) throw new StartRefusal('The file is damaged, or no backup of Seraph.')
      throw error
    })
    console.error(`${rows} rows were restored.`)
  }
  if (url === undefined) await withLocalDatabase(true, read)
  else await read(url)
}

await tellRefusal(main)
