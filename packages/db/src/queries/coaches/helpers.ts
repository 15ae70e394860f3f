import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import type { CoachProfile } from './coachSessions.ts'
import { insertCoachCodes, revokeCoachCode } from './coachCodes.ts'

/** Somebody who helps a coach, by a code in force. */
export type HelperRow = { code: string; name: string; createdAt: Date; lastLoginAt: Date | null }

/** A coach's helpers, in the order in which they were invited. */
export async function listHelpers(db: Read, coachId: string): Promise<HelperRow[]> {
  const { rows } = await sql<HelperRow>`
    select k.code, o.name, k.created_at, k.last_login_at from coach_codes k join coaches o on o.id = k.coach_id
    where k.helps = ${coachId} and k.revoked_at is null order by k.created_at, k.code
  `.execute(reading(db))
  return rows
}

/**
 * Makes a helper with a code and a profile of their own; undefined where the coach has `most` already. The coach is locked, so that two
 * invitations at once don't both take the last place.
 */
export async function insertHelper(
  tx: Tx,
  helper: { coach: CoachProfile; club: { name: string; key: string }; name: string; most: number },
): Promise<HelperRow | undefined> {
  const { coach, club, name, most } = helper
  await sql`select from coaches where id = ${coach.id} for no key update`.execute(tx)
  if ((await listHelpers(tx, coach.id)).length >= most) return undefined
  const [code = ''] = await insertCoachCodes(tx, { club, coachName: name })
  const id = randomUUID()
  const { clubName, state, country } = coach
  await tx.insertInto('coaches').values({ id, name, clubName, state, country }).execute()
  const { createdAt, lastLoginAt } = await tx
    .updateTable('coachCodes')
    .set({ coachId: id, helps: coach.id })
    .where('code', '=', code)
    .returning(['createdAt', 'lastLoginAt'])
    .executeTakeFirstOrThrow()
  return { code, name, createdAt, lastLoginAt }
}

/**
 * Ends a helper's code with its sessions, whose ids it returns, and forgets
 * what the helper called players. Undefined where the code is no helper's of
 * this coach.
 */
export async function revokeHelper(tx: Tx, given: { coachId: string; code: string }): Promise<string[] | undefined> {
  const helper = await tx
    .selectFrom('coachCodes')
    .select('coachId')
    .where('code', '=', given.code)
    .where('helps', '=', given.coachId)
    .executeTakeFirst()
  if (helper === undefined) return undefined
  await tx.deleteFrom('playerLabels').where('coachId', '=', helper.coachId).execute()
  return revokeCoachCode(tx, given.code)
}
