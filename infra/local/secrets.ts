import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is made once for a local stack and kept in its data folder, readable by its owner alone. */
export type Secrets = { postgresPassword: string; adminPlayerCode: string; adminSecret: string }

/** Reads the secrets of `folder`, made at the first start. */
export function readSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
  }
  const secrets = {
    postgresPassword: randomBytes(24).toString('base64url'),
    adminPlayerCode: `ADMIN${randomInt(10_000, 100_000)}`,
    adminSecret: randomBytes(15).toString('base64url'),
  }
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}
