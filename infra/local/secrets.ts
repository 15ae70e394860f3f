import { randomBytes, randomInt } from 'node:crypto'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

import { StartRefusal } from './startRefusal.ts'
import { writeWhole } from './writeWhole.ts'

/** What is made once for a local stack and kept twice in its data folder, readable by its owner alone. */
const Secrets = z.object({
  postgresPassword: z.string().min(1),
  adminPlayerCode: z.string().min(1),
  adminSecret: z.string().min(1),
  redisPassword: z.string().min(1).default(makePassword),
  playerNumberKey: z.string().min(32).default(makeKey),
})
export type Secrets = z.infer<typeof Secrets>

const names = ['secrets.json', 'secrets.copy.json'] as const

/**
 * Reads the secrets of `folder`, made at the first start; where one of the two files is damaged or gone it is written again from the other.
 * Throws a `StartRefusal` where both are and something was kept under them, unless `isRenewing`: then new ones are made.
 */
export function readSecrets(folder: string, isRenewing: boolean, say: (line: string) => void): Secrets {
  const files = names.map((name) => join(folder, name))
  const read = files.map(readFile)
  const isFirst = !files.some((file) => existsSync(file)) && !existsSync(join(folder, 'postgres/data'))
  const found = read.find((one) => one !== undefined)
  if (found === undefined && !isFirst && !isRenewing) {
    throw new StartRefusal(
      `${files.join(' and ')} can't be read: the database's password is lost. Put one back from a copy of your own, or have new ones made with ` +
        '"npm start -- --new-secrets": all data stay, the admin gets another code and secret, and players\' secret numbers must be renewed.',
    )
  }
  const secrets = found ?? makeSecrets()
  for (const [at, file] of files.entries()) {
    if (read[at] === undefined && existsSync(file)) {
      renameSync(file, `${file}.damaged`)
      if (found !== undefined) say(`${file} could not be read; it was written again from the other copy.`)
    }
    if (JSON.stringify(read[at]) !== JSON.stringify(secrets) || !isComplete(file))
      writeWhole(file, `${JSON.stringify(secrets, null, 2)}\n`)
  }
  return secrets
}

function readFile(file: string): Secrets | undefined {
  try {
    return Secrets.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Whether a file has all secrets itself: those of an earlier version have fewer. */
function isComplete(file: string): boolean {
  const text = readFileSync(file, 'utf8')
  return ['"redisPassword"', '"playerNumberKey"'].every((name) => text.includes(name))
}

function makeSecrets(): Secrets {
  return {
    postgresPassword: makePassword(),
    adminPlayerCode: `ADMIN${randomInt(10_000, 100_000)}`,
    adminSecret: randomBytes(15).toString('base64url'),
    redisPassword: makePassword(),
    playerNumberKey: makeKey(),
  }
}

/** What players' numbers are sealed with (rule 42). */
function makeKey(): string {
  return randomBytes(32).toString('base64url')
}

function makePassword(): string {
  return randomBytes(24).toString('base64url')
}
