import { sql } from 'kysely'

import type { OneWrite, Tx } from '../../open.ts'

/**
 * How many seconds no number may be tried for a subject (a hash of the player's id, or of a code that nobody has); 0: one may be tried
 * now. Whoever asks holds the subject until the transaction ends, so that guesses sent at once are tried one after another.
 */
export async function lockNumberGuesses(tx: Tx, subjectHash: Buffer): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(encode(${subjectHash}, 'hex'), 42))`.execute(tx)
  const { rows } = await sql<{ seconds: number }>`
    select ceil(greatest(0, extract(epoch from blocked_until - clock_timestamp())))::integer as seconds
    from number_guesses where subject_hash = ${subjectHash}
  `.execute(tx)
  return rows[0]?.seconds ?? 0
}

/**
 * Counts a wrong number of a locked subject: the fifth in a row blocks for 15 minutes, each further one twice as long, a day at most
 * (rule 42). Failures are forgotten after seven days without one.
 */
export async function countWrongNumber(tx: Tx, subjectHash: Buffer): Promise<void> {
  await sql`
    insert into number_guesses (subject_hash, failures, failed_at) values (${subjectHash}, 1, clock_timestamp())
    on conflict (subject_hash) do update set
      failures = case when number_guesses.failed_at < now() - interval '7 days' then 1 else number_guesses.failures + 1 end,
      failed_at = clock_timestamp(), blocked_until = null
  `.execute(tx)
  await sql`
    update number_guesses
    set blocked_until = clock_timestamp() + least(interval '1 day', interval '15 minutes' * power(2, least(failures - 5, 20)))
    where subject_hash = ${subjectHash} and failures >= 5
  `.execute(tx)
}

/** A right number forgets the wrong ones. */
export async function forgetWrongNumbers(tx: Tx, subjectHash: Buffer): Promise<void> {
  await tx.deleteFrom('numberGuesses').where('subjectHash', '=', subjectHash).execute()
}

/** Deletes at most `limit` subjects of whom no wrong number came for seven days, and returns how many. */
export async function sweepNumberGuesses(db: OneWrite, given: { limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from number_guesses where subject_hash in (
      select subject_hash from number_guesses where failed_at < now() - interval '7 days'
      order by failed_at limit ${given.limit} for update skip locked)
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}
