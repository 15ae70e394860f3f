import { closeSync, createReadStream, existsSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'

import { restore } from '@seraph/db/backup/restore'

import { homeFolder } from '../../local/rootFolder.ts'
import { StartRefusal } from '../../local/startRefusal.ts'
import { withLocalDatabase } from '../../local/stores/withLocalDatabase.ts'
import { isComposeRunning, mountedAt, runInCompose } from './compose.ts'
import { databaseUrl } from './databaseUrl.ts'
import { deletionsFileOf, readDeletions } from './deletionsFile.ts'
import { tellRefusal } from './tellRefusal.ts'

const usage = 'npm run restore -- FILE [--replace] [--new] [--deletions FILE]'

/**
 * Puts a backup in the database's place, wholly or not at all; `-` reads
 * the standard input. Says first which database that is: it is found as
 * `npm run backup` finds it. One that people have used is refused without
 * `--replace`, and a local one that isn't there without `--new`, which makes
 * it. Whose deletion has become final since stays deleted: the database that
 * is replaced knows of them, and the file beside the backup, or that of
 * `--deletions`.
 */
async function main(): Promise<void> {
  const { file, deletions, ...how } = readWords()
  const url = databaseUrl()
  if (file === '-') return readFrom(process.stdin, url, { ...how, deletions })
  const path = resolve(file)
  if (!existsSync(path)) throw new StartRefusal(`There is no file ${path}.`)
  const known = deletions === undefined ? deletionsFileOf(path) : resolve(deletions)
  if (url === undefined && isComposeRunning()) {
    console.error("Restoring into docker compose's database …")
    const input = openSync(path, 'r')
    const files = existsSync(known) ? [known] : []
    const flags = [
      ...(how.isReplacing ? ['--replace'] : []),
      ...files.flatMap(() => ['--deletions', mountedAt(known, 0)]),
    ]
    await runInCompose(['infra/commands/database/restore.ts', '-', ...flags], input, process.stdout.fd, files)
    closeSync(input)
  } else await readFrom(createReadStream(path), url, { ...how, deletions: known })
  console.error(
    'Now start Seraph again (npm start, or docker compose up --force-recreate): it reads the season when it starts.',
  )
}

type Words = { file: string; isReplacing: boolean; isMaking: boolean; deletions: string | undefined }

function readWords(): Words {
  const flag = { type: 'boolean' } as const
  const options = { replace: flag, new: flag, deletions: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ options, allowPositionals: true, strict: false })
  const [file, ...more] = positionals
  const { replace = false, new: making = false, deletions, ...others } = values
  const isKnown = more.length === 0 && Object.keys(others).length === 0
  const areFlags = typeof replace === 'boolean' && typeof making === 'boolean'
  if (file === undefined || !isKnown || !areFlags || typeof deletions === 'boolean')
    throw new StartRefusal(`Say from where: ${usage}`)
  if (deletions !== undefined && !existsSync(deletions)) throw new StartRefusal(`There is no file ${deletions}.`)
  return { file, isReplacing: replace, isMaking: making, deletions }
}

async function readFrom(
  input: Readable,
  url: string | undefined,
  { isReplacing, isMaking, deletions }: Omit<Words, 'file'>,
): Promise<void> {
  const finalDeletions = deletions === undefined || !existsSync(deletions) ? [] : readDeletions(deletions)
  const read = async (address: string): Promise<void> => {
    const plain = createGunzip()
    const lines = createInterface({ input: plain, crlfDelay: Infinity })
    const restored = restore(address, lines, { isReplacing, finalDeletions })
    const [{ rows, erased }] = await Promise.all([restored, pipeline(input, plain)]).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code?.startsWith('Z_')) throw new StartRefusal('The file is damaged, or no backup of Seraph.')
        throw error
      },
    )
    console.error(`${rows} rows were restored. Deleted for good since, and erased again: ${erased}.`)
  }
  if (url !== undefined) {
    const { host, pathname } = new URL(url)
    console.error(`Restoring into the database ${pathname.slice(1)} at ${host} …`)
    return read(url)
  }
  const home = homeFolder()
  if (!isMaking && !existsSync(join(home, 'postgres')))
    throw new StartRefusal(
      `There is no database to restore into: none in ${home}, no docker compose stack runs here, and DATABASE_URL is not set. ` +
        `Start Seraph first, or have one made in ${home} with --new.`,
    )
  console.error(`Restoring into the local stack's database, in ${home} …`)
  await withLocalDatabase(isMaking, read)
}

await tellRefusal(main)
