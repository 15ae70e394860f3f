import { sql } from 'kysely'

import type { OneWrite, Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'

/** That the session `s` of the player `p` proves its browser: a claim does so after 14 days (rule 42). */
export const isProved = sql`(s.proof = 'proved' or s.proof = 'claimed' and p.claimed_at <= now() - interval '14 days')`

/** Whether a browser is proved for a player: by a session that ended, or ran out, at most 400 days ago (rule 42). */
export async function hasProof(db: Read, held: { browserHash: Buffer; playerId: string }): Promise<boolean> {
  const { rows } = await sql`
    select from sessions s join players p on p.id = s.player_id
    where s.browser_hash = ${held.browserHash} and s.player_id = ${held.playerId} and s.proof <> 'none' and ${isProved}
      and least(s.ended_at, s.expires_at) > now() - interval '400 days' limit 1
  `.execute(reading(db))
  return rows.length > 0
}

/** Ends a browser's proof for the player of this session token, whether the session lives or not (rule 42). */
export async function endProof(db: OneWrite, tokenHash: Buffer): Promise<void> {
  await sql`
    update sessions s set proof = 'none' from sessions given
    where given.token_hash = ${tokenHash} and s.browser_hash = given.browser_hash and s.player_id = given.player_id and s.proof <> 'none'
  `.execute(db)
}

/**
 * Notes that somebody without the number signs in to a record, once (rule 42): to a player from before who has no number yet, no coach and
 * no session that lives. False for everybody else.
 */
export async function claimPlayer(tx: Tx, playerId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update players p set claimed_at = now()
    where id = ${playerId} and claimed_at is null and coach_id is null and not is_admin and not is_slot_reserved and deleted_at is null
      and not exists (select from player_numbers n where n.player_id = p.id)
      and not exists (select from sessions s where s.player_id = p.id and s.ended_at is null and s.expires_at > now())
  `.execute(tx)
  return numAffectedRows === 1n
}

/** Ends the sessions of a claim that isn't 14 days old: the record's owner is back. Their ids; `[]` where there is none. */
export async function endClaim(tx: Tx, playerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update sessions s set proof = 'none', ended_at = coalesce(s.ended_at, now()) from players p
    where s.player_id = ${playerId} and p.id = s.player_id and s.proof = 'claimed' and p.claimed_at > now() - interval '14 days'
    returning s.id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Whether a browser may take a claimed record back: it had a session of this player before somebody claimed it, and the claim isn't 14 days
 * old (rule 42).
 */
export async function canTakeBack(db: Read, held: { browserHash: Buffer; playerId: string }): Promise<boolean> {
  const { rows } = await sql`
    select from sessions s join players p on p.id = s.player_id
    where s.browser_hash = ${held.browserHash} and s.player_id = ${held.playerId} and s.created_at < p.claimed_at
      and p.claimed_at > now() - interval '14 days'
      and exists (select from sessions c where c.player_id = p.id and c.proof = 'claimed') limit 1
  `.execute(reading(db))
  return rows.length > 0
}
