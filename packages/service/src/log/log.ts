import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

import { tellError } from './tellError.ts'

export type Log = Logger

/** Headers and fields that must never reach a log: they let whoever reads it sign in. */
const secretPaths = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["coach-code"]',
  'req.headers["x-coach-code"]',
  'res.headers["set-cookie"]',
]

/** Whose call a line tells of. */
const addressPaths = ['remoteAddress', 'req.remoteAddress']

/** How much is kept of what can't be written yet. */
const keptBytes = 4 * 1024 * 1024

/** Lines are written so many bytes at a time, and after so many milliseconds at the latest: a write costs more than the line. */
const minLength = 4_096
const periodicFlush = 200

let stdout: DestinationStream | undefined

/** What a request has that may be logged. Its address isn't: paths and queries hold codes and ids; its route tells as much. */
type LoggedRequest = { method?: string; ip?: string; routeOptions?: { url?: string | undefined } }
const tellRequest = ({ method, ip, routeOptions }: LoggedRequest) => ({
  method,
  route: routeOptions?.url ?? 'none',
  remoteAddress: ip,
})

/** A shorter one would be found in other words too. */
const shortestSecret = 8

/**
 * One JSON line an event on stdout, with the process's name; `level` as
 * pino has it. `secrets` are settings (passwords, also within addresses,
 * keys) that no line may hold, wherever they come from: a library's error,
 * another server's answer. `hasAddresses: false` leaves out whose call it was,
 * for logs that nobody empties in time (rule 165). What can't be written, since the disk is full or
 * nobody reads, is lost: no process ends for it.
 */
export function openLog(options: {
  name: string
  level: string
  secrets?: readonly (string | undefined)[]
  hasAddresses?: boolean
}): Log {
  const hidden = (options.secrets ?? []).flatMap(secretsOf).filter((secret) => secret.length >= shortestSecret)
  const hide = (line: string): string => hidden.reduce((text, secret) => text.replaceAll(secret, '[secret]'), line)
  stdout ??= openStdout()
  const settings = {
    name: options.name,
    level: options.level,
    redact: { paths: [...secretPaths, ...(options.hasAddresses === false ? addressPaths : [])], remove: true },
    serializers: { req: tellRequest, err: tellError },
    ...(hidden.length > 0 && { hooks: { streamWrite: hide } }),
  }
  return pino(settings, stdout)
}

function openStdout(): DestinationStream {
  let isFull = false
  // Before pino's own hook, which at the end tries for ever to write what is left.
  process.once('exit', () => {
    if (isFull) destination.destroy()
  })
  const destination = pino.destination({ dest: 1, sync: false, maxLength: keptBytes, minLength, periodicFlush })
  destination.on('error', () => {
    isFull = true
  })
  destination.on('write', () => {
    isFull = false
  })
  return destination
}

/** A setting's secrets: the password of each address in it, as written and as meant, or the setting itself. */
function secretsOf(setting: string | undefined): string[] {
  if (setting === undefined) return []
  if (!setting.includes('://')) return [setting]
  return setting.split(',').flatMap((address) => {
    if (!URL.canParse(address)) return []
    const { password } = new URL(address)
    return [password, decodeURIComponent(password)]
  })
}
