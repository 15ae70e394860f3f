import { parseArgs } from 'node:util'

import type { Database, Tx } from '@seraph/db/open'
import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import {
  insertCoachCodes,
  listCoachCodes,
  replaceCoachCode,
  revokeCoachCode,
} from '@seraph/db/queries/coaches/coachCodes'
import type { CoachCodeRow } from '@seraph/db/queries/coaches/coachCodes'
import { sameNameKey } from '@seraph/schema/names/sameNameKey'
import { z } from 'zod'

import { StartRefusal } from '../../local/startRefusal.ts'

const usage = `npm run coach-code -- issue --club NAME [--state STATE] [--country COUNTRY] [--team NAME] [--coach NAME] [--count N]
npm run coach-code -- list
npm run coach-code -- revoke CODE
npm run coach-code -- replace CODE`

const text = z.string().trim().min(1).max(80)
const Issue = z.object({
  club: text,
  state: text.optional(),
  country: text.optional(),
  team: text.optional(),
  coach: text.optional(),
  count: z.coerce.number().int().min(1).max(1_000).default(1),
})

/** Does what the words after `npm run coach-code` say and returns the lines to print; throws a `StartRefusal` where it can't. */
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
    const ended = await db.transaction().execute(async (tx) => {
      const sessionIds = await revokeCoachCode(tx, code)
      if (sessionIds !== undefined) await note(tx, 'coach_code.revoked', { code })
      return sessionIds
    })
    if (ended === undefined) throw new StartRefusal(`There is no code ${code} in force.`)
    return [`${code} is revoked; ${ended.length} sessions were ended.`]
  }
  if (verb !== 'replace') throw new StartRefusal(usage)
  const replaced = await db.transaction().execute(async (tx) => {
    const next = await replaceCoachCode(tx, code)
    if (next !== undefined) await note(tx, 'coach_code.replaced', { former: code, code: next.code })
    return next
  })
  if (replaced === undefined) throw new StartRefusal(`There is no code ${code} in force.`)
  return [`${code} is revoked. The same coach's code is now:`, replaced.code]
}

async function issue(db: Database, wanted: z.infer<typeof Issue>): Promise<string[]> {
  const { club: name, team: teamName, coach: coachName, count, state, country } = wanted
  const club = { name, key: sameNameKey(name) }
  return db.transaction().execute(async (tx) => {
    const codes = await insertCoachCodes(tx, { club, teamName, coachName, state, country }, count)
    await note(tx, 'coach_code.issued', { clubName: name, codes })
    return codes
  })
}

function note(tx: Tx, act: string, subject: object): Promise<void> {
  return insertAuditEntry(tx, { actor: 'operator', act, subject })
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
