import {
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'

/** A log goes into `<name>.old` when it is longer than this … */
const limitBytes = 20 * 1024 * 1024
const dayMs = 86_400_000
/** … or begun so long ago; a line is kept for twice as long, and no longer, since lines of requests have addresses of people (rule 165). */
const turnedAfterMs = 7 * dayMs
const keptForMs = 14 * dayMs
const warnLevel = 40
const noise = /^\s*(at |\^|Node\.js v|file:\/\/|node:internal)|^\W*$/
const begun = /^\{"logBegun":"([^"]+)"\}$/

/** Opens a log to append to, and tells how long it was; the caller closes the descriptor. */
export function openLogFile(file: string): { descriptor: number; from: number } {
  turnOverLog(file)
  const descriptor = openSync(file, 'a', 0o600)
  const size = statSync(file).size
  if (size > 0) return { descriptor, from: size }
  return { descriptor, from: writeSync(descriptor, `${JSON.stringify({ logBegun: new Date().toISOString() })}\n`) }
}

/**
 * Puts a log aside as `<name>.old` when it is long or a week old, and deletes
 * what is older than two weeks. Its process goes on writing into the same
 * file; a line that it writes at that very moment may be lost. Returns whether the log begins anew.
 */
export function turnOverLog(file: string, nowMs = Date.now()): boolean {
  const old = `${file}.old`
  if (nowMs - begunMs(old, nowMs) > keptForMs) rmSync(old)
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  const ageMs = nowMs - begunMs(file, nowMs)
  if (size <= limitBytes && ageMs <= turnedAfterMs) return false
  if (ageMs > keptForMs) rmSync(old, { force: true })
  else copyFileSync(file, old)
  truncateSync(file)
  const descriptor = openSync(file, 'a', 0o600)
  writeSync(descriptor, `${JSON.stringify({ logBegun: new Date(nowMs).toISOString() })}\n`)
  closeSync(descriptor)
  return true
}

/** When a log was begun: by its first line, else by its file; now where there is none. */
function begunMs(file: string, nowMs: number): number {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) return nowMs
  const descriptor = openSync(file, 'r')
  const head = Buffer.alloc(64)
  const read = readSync(descriptor, head, 0, head.length, 0)
  closeSync(descriptor)
  const [first = ''] = head.toString('utf8', 0, read).split('\n')
  const told = Date.parse(begun.exec(first)?.[1] ?? '')
  return Number.isNaN(told) ? found.birthtimeMs : told
}

/**
 * What a process complained of at last, from the byte `from` of its log
 * on, in one line: of JSON lines its warnings, else its last words.
 */
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
