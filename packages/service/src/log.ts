import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

export type Log = Logger

/** Headers and fields that must never reach a log: they let whoever reads it sign in. */
const secrets = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["coach-code"]',
  'req.headers["x-coach-code"]',
  'res.headers["set-cookie"]',
]

/** How much is kept of what can't be written yet. */
const keptBytes = 4 * 1024 * 1024
let stdout: DestinationStream | undefined

/**
 * One JSON line an event on stdout, with the process's name; `level` as pino has it. What can't be written, since the disk is full or nobody
 * reads, is lost: no process ends for it.
 */
export function openLog(options: { name: string; level: string }): Log {
  stdout ??= openStdout()
  return pino({ name: options.name, level: options.level, redact: { paths: secrets, remove: true } }, stdout)
}

function openStdout(): DestinationStream {
  let isFull = false
  // Before pino's own hook, which at the end tries for ever to write what is left.
  process.once('exit', () => {
    if (isFull) destination.destroy()
  })
  const destination = pino.destination({ dest: 1, sync: false, maxLength: keptBytes })
  destination.on('error', () => {
    isFull = true
  })
  destination.on('write', () => {
    isFull = false
  })
  return destination
}
