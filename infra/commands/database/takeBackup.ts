import { randomUUID } from 'node:crypto'
import { closeSync, createReadStream, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { proveBackup } from '@seraph/db/backup/proveBackup'

import { StartRefusal } from '../../local/startRefusal.ts'
import { addDeletions, deletionsFileOf } from './deletionsFile.ts'

const dayMs = 86_400_000

/**
 * Takes a backup into `folder`: `write` makes the file that it is given and returns the final deletions, the file is read back to its
 * end, the deletions are added to those beside it, and only then does it get its name, by when it was taken. Returns that name. Whatever
 * fails leaves no file behind (rule 218); what a killed process left goes after a day.
 */
export async function takeBackup(given: {
  folder: string
  nameOf: (takenAt: Date) => string
  write: (file: string) => Promise<string[]>
}): Promise<string> {
  const { folder, nameOf, write } = given
  removeUnfinished(folder)
  const unfinished = join(folder, `.seraph-${randomUUID()}.part`)
  try {
    const deletions = await write(unfinished)
    const { takenAt } = await prove(unfinished)
    const name = nameOf(takenAt)
    addDeletions(deletionsFileOf(join(folder, name)), deletions)
    flush(unfinished)
    renameSync(unfinished, join(folder, name))
    flush(folder)
    return name
  } finally {
    rmSync(unfinished, { force: true })
  }
}

async function prove(file: string): Promise<{ takenAt: Date }> {
  const plain = createGunzip()
  const lines = createInterface({ input: plain, crlfDelay: Infinity })
  try {
    const [proved] = await Promise.all([proveBackup(lines), pipeline(createReadStream(file), plain)])
    return proved
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_') !== true) throw error
    throw new StartRefusal('The file that was written can not be read back.')
  }
}

function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/^\.seraph-.*\.part$/.test(name)) continue
    const path = join(folder, name)
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity }
    if (Date.now() - mtimeMs > dayMs) rmSync(path, { force: true })
  }
}
