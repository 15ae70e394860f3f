import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { backupName, expiredBackups } from '@seraph/domain/backups/dailyBackups'

import { takeBackup } from './takeBackup.ts'

/**
 * Adds a backup to a folder of them, made where it isn't there, and then takes away what is older than `keptDays` (rule 218): nothing
 * goes where none came. Tells each file by `say`.
 */
export async function keepBackups(given: {
  folder: string
  keptDays: number
  write: (file: string) => Promise<string[]>
  say: (line: string) => void
}): Promise<void> {
  const { folder, keptDays, write, say } = given
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const taken = await takeBackup({ folder, nameOf: backupName, write })
  say(`The backup ${taken} is whole.`)
  for (const name of expiredBackups(readdirSync(folder), { taken, keptDays })) {
    rmSync(join(folder, name), { force: true })
    say(`${name} is older than ${keptDays} days and was deleted.`)
  }
}
