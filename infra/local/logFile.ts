import { openSync, readFileSync, renameSync, statSync } from 'node:fs'

/** When a log is put aside as `<name>.old`: at the next start of its process. */
const limitBytes = 20 * 1024 * 1024
const warnLevel = 40
const noise = /^\s*(at |\^|Node\.js v|file:\/\/|node:internal)|^\W*$/

/** Opens a log to append to, and tells how long it was; the caller closes the descriptor. */
export function openLogFile(file: string): { descriptor: number; from: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > limitBytes) renameSync(file, `${file}.old`)
  return { descriptor: openSync(file, 'a', 0o600), from: size > limitBytes ? 0 : size }
}

/** What a process complained of at last, from the byte `from` of its log on, in one line: of JSON lines its warnings, else its last words. */
export function lastWords(file: string, from: number): string {
  const lines = readFileSync(file).subarray(from).toString().split('\n')
  const words = lines.filter((line) => !noise.test(line)).flatMap((line) => wordsOf(line) ?? [])
  return words
    .slice(-3)
    .map((line) => line.trim())
    .join(' ')
}

/** A line as it is; of a JSON line its message, when it is a warning at least. */
function wordsOf(line: string): string | undefined {
  if (!line.startsWith('{')) return line
  try {
    const { level, msg, err } = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string } }
    if (level === undefined || level < warnLevel) return undefined
    return [msg, err?.message].filter((part) => part !== undefined).join(': ')
  } catch {
    return line
  }
}
