import { sql } from 'kysely'
import { randomInt } from 'node:crypto'

import type { OneWrite, Read, Tx } from '../../open.ts'
import type { Name } from '../clubs/clubs.ts'

/** What an operator knows when a code is issued: the club always, the rest where it was said. */
export type IssuedFor = {
  club: Name
  teamName?: string | undefined
  coachName?: string | undefined
  state?: string | undefined
  country?: string | undefined
}

/** A code as the operator sees it; `isUsed`, `isLinked` and `isActive` of rule 132 are `usedAt`, `coachId` and `revokedAt`. */
export type CoachCodeRow = {
  code: string
  clubName: string
  teamName: string | null
  coachName: string | null
  state: string | null
  country: string | null
  coachId: string | null
  createdAt: Date
  usedAt: Date | null
  lastLoginAt: Date | null
  revokedAt: Date | null
}

/**
 * Issues new coach codes for a club: 4 digits each from a cryptographic source, never one that was given out before (rule 9). Throws
 * when fewer than `count` of the 10,000 are left, and then issues none.
 */
export async function insertCoachCodes(tx: Tx, issuedFor: IssuedFor, count = 1): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('insertCoachCode'))`.execute(tx)
  const given = new Set((await tx.selectFrom('coachCodes').select('code').execute()).map((row) => row.code))
  const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'))
  const free = all.filter((code) => !given.has(code))
  if (free.length < count) throw new Error(`Only ${free.length} of the 10,000 coach codes are left.`)
  const codes = Array.from({ length: count }, () => free.splice(randomInt(free.length), 1)).flat()
  const { club, teamName, coachName, state, country } = issuedFor
  const known = { clubName: club.name, clubNameKey: club.key, teamName, coachName, state, country }
  await tx
    .insertInto('coachCodes')
    .values(codes.map((code) => ({ code, ...known })))
    .execute()
  return codes
}

/** The oldest code of a club that isn't revoked, issued where there is none: a club to try things with has one for ever. */
export async function findOrInsertCoachCode(tx: Tx, club: Name): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('insertCoachCode'))`.execute(tx)
  const known = await tx
    .selectFrom('coachCodes')
    .select('code')
    .where('clubNameKey', '=', club.key)
    .where('helps', 'is', null)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt')
    .executeTakeFirst()
  if (known !== undefined) return known.code
  const [code = ''] = await insertCoachCodes(tx, { club })
  return code
}

/** Every code that was issued, the newest first. */
export async function listCoachCodes(db: Read): Promise<CoachCodeRow[]> {
  return db
    .selectFrom('coachCodes')
    .select(['code', 'clubName', 'teamName', 'coachName', 'state', 'country', 'coachId'])
    .select(['createdAt', 'usedAt', 'lastLoginAt', 'revokedAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('code')
    .execute()
}

/**
 * Revokes a code and ends its sessions; returns their ids, so that the hubs can be told, or undefined where there is no such code that
 * is in force (rule 16). The coach's teams stay: another code can be issued for them (`replaceCoachCode`).
 */
export async function revokeCoachCode(tx: Tx, code: string): Promise<string[] | undefined> {
  const revoked = await tx
    .updateTable('coachCodes')
    .set({ revokedAt: sql<Date>`now()` })
    .where('code', '=', code)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  if (revoked.numUpdatedRows === 0n) return undefined
  const ended = await tx
    .updateTable('coachSessions')
    .set({ endedAt: sql<Date>`now()` })
    .where('code', '=', code)
    .where('endedAt', 'is', null)
    .returning('id')
    .execute()
  return ended.map((row) => row.id)
}

/**
 * Revokes a code that became known and issues another for the same coach, who keeps everything. Undefined where there is no such code
 * that is in force.
 */
export async function replaceCoachCode(
  tx: Tx,
  code: string,
): Promise<{ code: string; endedSessionIds: string[] } | undefined> {
  const endedSessionIds = await revokeCoachCode(tx, code)
  if (endedSessionIds === undefined) return undefined
  const former = await tx.selectFrom('coachCodes').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
  const issuedFor = {
    club: { name: former.clubName, key: former.clubNameKey },
    teamName: former.teamName ?? undefined,
    coachName: former.coachName ?? undefined,
    state: former.state ?? undefined,
    country: former.country ?? undefined,
  }
  const [next = ''] = await insertCoachCodes(tx, issuedFor)
  await linkCoachCode(tx, next, former.coachId)
  if (former.helps !== null)
    await tx.updateTable('coachCodes').set({ helps: former.helps }).where('code', '=', next).execute()
  return { code: next, endedSessionIds }
}

/** Says whose code it is. */
export async function linkCoachCode(db: OneWrite, code: string, coachId: string | null): Promise<void> {
  await db.updateTable('coachCodes').set({ coachId }).where('code', '=', code).execute()
}
