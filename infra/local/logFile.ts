import { openSync, readFileSync, renameSync, statSync } from 'node:fs'

/** When a log is put aside as `<name>.old`: at the next start of its process. */
const limitBytes = 20 * 1024 * 1024

/** Opens a log to append to; the caller closes the descriptor. */
export function openLogFile(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > limitBytes) renameSync(file, `${file}.old`)
  return openSync(file, 'a', 0o600)
}

/** The last line of a log that says something: the message of a JSON line, else the line itself. */
export function lastWords(file: string): string {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const line = lines.findLast((text) => /[\p{L}]/u.test(text)) ?? ''
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } }
    return [msg, err?.message].filter((part) => part !== undefined).join(': ')
  } catch {
    return line.trim()
  }
}
