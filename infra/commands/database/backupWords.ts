import { parseArgs } from 'node:util'

import { StartRefusal } from '../../local/startRefusal.ts'

const usage = `npm run backup -- FILE
npm run backup -- FOLDER --keep DAYS [--daily HH:MM]`

/**
 * What is asked for: one file (`-`: the standard output), or a folder of backups, with one more now or one more every day at the minute
 * `at`, in UTC.
 */
export type BackupWords =
  | { kind: 'file'; file: string }
  | { kind: 'folder'; folder: string; keptDays: number; at: number | undefined }

/** Reads the words after `npm run backup --`; throws a `StartRefusal` with the usage where they aren't any of ours. */
export function backupWords(words: readonly string[]): BackupWords {
  const { place, keep, daily } = parse(words)
  if (keep === undefined && daily === undefined) return { kind: 'file', file: place }
  const keptDays = /^[1-9]\d{0,3}$/.test(keep ?? '') ? Number(keep) : undefined
  if (keptDays === undefined) throw new StartRefusal(`--keep takes a number of days, from 1 to 9999.\n${usage}`)
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(daily ?? '00:00') ?? []
  if (hours === undefined || place === '-')
    throw new StartRefusal(`--daily takes a time from 00:00 to 23:59, in UTC, and a folder.\n${usage}`)
  const at = daily === undefined ? undefined : Number(hours) * 60 + Number(minutes)
  return { kind: 'folder', folder: place, keptDays, at }
}

function parse(words: readonly string[]): { place: string; keep?: string | undefined; daily?: string | undefined } {
  const options = { keep: { type: 'string' }, daily: { type: 'string' } } as const
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [place, ...more] = positionals
    if (place !== undefined && place !== '' && more.length === 0) return { place, ...values }
  } catch {
    // Said below: what isn't ours needs no other sentence.
  }
  throw new StartRefusal(`Say where to:\n${usage}`)
}
