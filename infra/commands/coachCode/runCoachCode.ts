import { parseArgs } from 'node:util'

import type { Database } from '@seraph/db/open'
import { insertCoachCodes, listCoachCodes, replaceCoachCode, revokeCoachCode } from '@seraph/db/queries/coachCodes'
import type { CoachCodeRow } from '@seraph/db/queries/coachCodes'
import { sameNameKey } from '@seraph/domain/codes/sameNameKey'
import { z } from 'zod'

import { StartRefusal } from '../../local/startRefusal.ts'

const usage = `pnpm coach-code issue --club NAME [--state STATE] [--country COUNTRY] [--team NAME] [--coach NAME] [--count N]
pnpm coach-code list
pnpm coach-code revoke CODE
pnpm coach-code replace CODE`

const text = z.string().trim().min(1).max(80)
const Issue = z.object({
  club: text,
  state: text.optional(),
  country: text.optional(),
  team: text.optional(),
  coach: text.optional(),
  count: z.coerce.number().int().min(1).max(1_000).default(1),
})

/** Does what the words after `pnpm coach-code` say and returns the lines to print; throws a `StartRefusal` where it can't. */
export async function runCoachCode(db: Database, words: string[]): Promise<string[]> {
  const option = { type: 'string' } as const
  const options = { club: option, state: option, country: option, team: option, coach: option, count: option }
  const { values, positionals } = readWords(() => parseArgs({ args: words, allowPositionals: true, options }))
  const [verb, code] = positionals
  if (verb === 'issue')
    return issue(
      db,
      readWords(() => Issue.parse(values)),
    )
  if (verb === 'list') return (await listCoachCodes(db)).map(lineOf)
  if (code === undefined) throw new StartRefusal(usage)
  if (verb === 'revoke') {
    const ended = await db.transaction().execute((tx) => revokeCoachCode(tx, code))
    if (ended === undefined) throw new StartRefusal(`There is no code ${code} in force.`)
    return [`${code} is revoked; ${ended.length} sessions were ended.`]
  }
  if (verb !== 'replace') throw new StartRefusal(usage)
  const replaced = await db.transaction().execute((tx) => replaceCoachCode(tx, code))
  if (replaced === undefined) throw new StartRefusal(`There is no code ${code} in force.`)
  return [`${code} is revoked. The same coach's code is now:`, replaced.code]
}

async function issue(db: Database, wanted: z.infer<typeof Issue>): Promise<string[]> {
  const { club: name, team: teamName, coach: coachName, count, state, country } = wanted
  const club = { name, key: sameNameKey(name) }
  return db.transaction().execute((tx) => insertCoachCodes(tx, { club, teamName, coachName, state, country }, count))
}

function lineOf(row: CoachCodeRow): string {
  const place = [row.state, row.country].filter((part) => part !== null).join(', ')
  const day = (at: Date): string => at.toISOString().slice(0, 10)
  const use = row.usedAt === null || row.lastLoginAt === null ? 'not used yet' : `last used ${day(row.lastLoginAt)}`
  const state = row.revokedAt === null ? use : `revoked ${day(row.revokedAt)}`
  return [row.code, row.clubName, place, row.teamName, row.coachName, state].filter((part) => part).join(' · ')
}

function readWords<Value>(read: () => Value): Value {
  try {
    return read()
  } catch {
    throw new StartRefusal(usage)
  }
}
