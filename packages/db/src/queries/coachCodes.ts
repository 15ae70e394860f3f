import { sql } from 'kysely'
import { randomInt } from 'node:crypto'

import type { Tx } from '../open.ts'
import type { Name } from './clubs.ts'

/**
 * Issues a coach code for a club: 4 digits from a cryptographic source (ruling 9). A club that has one that is not revoked gets
 * that one again. Throws when all 10,000 are given out.
 */
export async function insertCoachCode(tx: Tx, club: Name): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('insertCoachCode'))`.execute(tx)
  const known = await tx
    .selectFrom('coachCodes')
    .select('code')
    .where('clubNameKey', '=', club.key)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt')
    .executeTakeFirst()
  if (known !== undefined) return known.code
  const given = new Set((await tx.selectFrom('coachCodes').select('code').execute()).map((row) => row.code))
  const free = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0')).filter(
    (code) => !given.has(code),
  )
  const code = free[randomInt(Math.max(1, free.length))]
  if (code === undefined) throw new Error('All coach codes are given out.')
  await tx.insertInto('coachCodes').values({ code, clubName: club.name, clubNameKey: club.key }).execute()
  return code
}
