import { sql } from 'kysely'

import type { OneWrite } from '../../open.ts'

/** Deletes at most `limit` idempotency keys from before a time, and returns how many. */
export async function sweepIdempotencyKeys(db: OneWrite, given: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_keys where key_hash in (
      select key_hash from idempotency_keys where created_at < ${given.before}
      order by created_at limit ${given.limit} for update skip locked)
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Whose session it is, in each of the two tables of sessions. */
const owners = { sessions: 'player_id', coach_sessions: 'code' } as const

/**
 * Deletes at most `limit` sessions that ended or ran out before a time, and returns how many. The last one of each browser and owner stays
 * until `forgottenBefore`: it is how that browser is known not to be guessing (rule 15).
 */
export async function sweepSessions(
  db: OneWrite,
  table: keyof typeof owners,
  given: { before: Date; forgottenBefore: Date; limit: number },
): Promise<number> {
  const owner = sql.ref(`s.${owners[table]}`)
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where id in (
      select s.id from ${sql.table(table)} s
      where least(s.ended_at, s.expires_at) < ${given.before} and (
        least(s.ended_at, s.expires_at) < ${given.forgottenBefore} or exists (
          select from ${sql.table(table)} later where later.browser_hash = s.browser_hash
            and later.${sql.ref(owners[table])} = ${owner} and (later.created_at, later.id) > (s.created_at, s.id)))
      order by least(s.ended_at, s.expires_at) limit ${given.limit} for update skip locked)
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}
