import { destination, pino } from 'pino'
import type { Logger } from 'pino'

export type Log = Logger

/** Headers and fields that must never reach a log: they let whoever reads it sign in. */
const secrets = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["coach-code"]',
  'req.headers["x-coach-code"]',
  'res.headers["set-cookie"]',
]

/** Lines are written this many bytes at a time, and after this time at the latest; all of them before the process ends but by `kill -9`. */
const minLength = 4_096
const periodicFlush = 200

/** One JSON line an event on stdout, with the process's name; `level` as pino has it. */
export function openLog(options: { name: string; level: string }): Log {
  const { name, level } = options
  const settings = { name, level, redact: { paths: secrets, remove: true } }
  return pino(settings, destination({ dest: 1, sync: false, minLength, periodicFlush }))
}
