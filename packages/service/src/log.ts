import { pino } from 'pino'
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

/** One JSON line an event on stdout, with the process's name; `level` as pino has it. */
export function openLog(options: { name: string; level: string }): Log {
  return pino({ name: options.name, level: options.level, redact: { paths: secrets, remove: true } })
}
