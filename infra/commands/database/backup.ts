import { readdirSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

import { lastBackup } from '@seraph/domain/backups/dailyBackups'

import { withLocalDatabase } from '../../local/stores/withLocalDatabase.ts'
import { backUpDaily } from './backUpDaily.ts'
import { backUpTo } from './backUpTo.ts'
import { backupWords } from './backupWords.ts'
import { databaseUrl } from './databaseUrl.ts'
import { keepBackups } from './keepBackups.ts'
import { takeBackup } from './takeBackup.ts'
import { tellRefusal } from './tellRefusal.ts'
import { writeBackup } from './writeBackup.ts'

/**
 * `npm run backup -- FILE`: the whole database as one compressed file, readable by its owner alone; `-` writes to the standard output.
 * `npm run backup -- FOLDER --keep DAYS [--daily HH:MM]`: one more in a folder of backups, now or every day, and those go that are older
 * (rule 218). The database is the one in DATABASE_URL, else that of a running docker compose, else the local stack's. The file of final
 * deletions beside the backups is brought up to date.
 */
async function main(): Promise<void> {
  const words = backupWords(process.argv.slice(2))
  if (words.kind === 'folder') return toFolder(words)
  if (words.file === '-') return toOutput()
  const path = resolve(words.file)
  await takeBackup({ folder: dirname(path), nameOf: () => basename(path), write: backUpTo })
}

async function toOutput(): Promise<void> {
  const write = async (url: string): Promise<void> => void (await writeBackup(process.stdout, url))
  const url = databaseUrl()
  await (url === undefined ? withLocalDatabase(false, write) : write(url))
}

async function toFolder({ folder, keptDays, at }: { folder: string; keptDays: number; at: number | undefined }) {
  const ending = new AbortController()
  const say = (line: string): void => console.error(`${new Date().toISOString()} ${line}`)
  const write = (file: string): Promise<string[]> => backUpTo(file, ending.signal)
  const take = (): Promise<void> => keepBackups({ folder: resolve(folder), keptDays, write, say })
  for (const name of ['SIGTERM', 'SIGINT'] as const)
    process.once(name, () => ending.abort(new Error(`ended by ${name}`)))
  if (at === undefined) return take()
  const takenMs = lastBackup(namesIn(resolve(folder)), Date.now())
  await backUpDaily({ at, takenMs, take, say, signal: ending.signal })
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

await tellRefusal(main)
