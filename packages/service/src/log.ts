import { pino } from 'pino'
import type { Logger } from 'pino'

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
 * One JSON line an event on stdout, with the process's name; `level` as pino has it. `secrets` are settings (passwords, also within addresses,
 * keys) that no line may hold, wherever they come from: a library's error, another server's answer.
 */
export function openLog(options: { name: string; level: string; secrets?: readonly (string | undefined)[] }): Log {
  const hidden = (options.secrets ?? []).flatMap(secretsOf).filter((secret) => secret.length >= shortestSecret)
  const hide = (line: string): string => hidden.reduce((text, secret) => text.replaceAll(secret, '[secret]'), line)
  return pino({
    name: options.name,
    level: options.level,
    redact: { paths: secretPaths, remove: true },
    serializers: { req: tellRequest, err: tellError },
    ...(hidden.length > 0 && { hooks: { streamWrite: hide } }),
  })
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
