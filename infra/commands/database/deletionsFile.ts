import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

import { StartRefusal } from '../../local/startRefusal.ts'

const Hashes = z.array(z.string().regex(/^[0-9a-f]{64}$/))

/**
 * Where the final deletions are kept that a backup's folder knows of:
 * beside the backups, and written by the next of them, not by a restore.
 */
export function deletionsFileOf(backup: string): string {
  return join(dirname(backup), 'seraph.deletions')
}

/** The hashes in such a file, one a line; none where there is no file. Throws a `StartRefusal` where it holds anything else. */
export function readDeletions(file: string): string[] {
  if (!existsSync(file)) return []
  const { data } = Hashes.safeParse(linesOf(readFileSync(file, 'utf8')))
  if (data === undefined) throw new StartRefusal(`${file} is damaged: put another copy of it there, or take it away.`)
  return data
}

/** Adds hashes to the file; what is in it stays. */
export function addDeletions(file: string, hashes: readonly string[]): void {
  const all = new Set([...readDeletions(file), ...Hashes.parse(hashes)])
  const unfinished = `${file}.part`
  writeFileSync(
    unfinished,
    [...all]
      .toSorted()
      .map((hash) => `${hash}\n`)
      .join(''),
  )
  renameSync(unfinished, file)
}

/** The lines of a text, without empty ones. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}
