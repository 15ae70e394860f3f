import { sql } from 'kysely'

import type { OneWrite, Read, Tx } from '../../open.ts'

/** A player's number as it is kept: sealed, with the hash of the card's token. */
export type SealedNumber = { sealed: Buffer; cardHash: Buffer }

/** The player's sealed number; undefined for the admin, for players from before, and for nobody. */
export async function findNumber(db: Read, playerId: string): Promise<SealedNumber | undefined> {
  return db
    .selectFrom('playerNumbers')
    .select(['sealed', 'cardHash'])
    .where('playerId', '=', playerId)
    .executeTakeFirst()
}

/** The sealed numbers of these players; who has none is left out. */
export async function listNumbers(
  db: Read,
  playerIds: readonly string[],
): Promise<(SealedNumber & { playerId: string })[]> {
  if (playerIds.length === 0) return []
  return db
    .selectFrom('playerNumbers')
    .select(['playerId', 'sealed', 'cardHash'])
    .where('playerId', 'in', [...playerIds])
    .execute()
}

/** Keeps a number for a player who has none yet; false where there is one, or the player is the admin (rule 42). */
export async function insertNumber(
  db: OneWrite,
  playerId: string,
  { sealed, cardHash }: SealedNumber,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into player_numbers (player_id, sealed, card_hash)
    select p.id, ${sealed}, ${cardHash} from players p where p.id = ${playerId} and not p.is_admin
    on conflict (player_id) do nothing
  `.execute(db)
  return numAffectedRows === 1n
}

/** Gives a player another number and ends all sessions and proofs (rule 42): the ids of those that lived. Undefined for the admin. */
export async function replaceNumber(
  tx: Tx,
  playerId: string,
  { sealed, cardHash }: SealedNumber,
): Promise<string[] | undefined> {
  const { numAffectedRows } = await sql`
    insert into player_numbers (player_id, sealed, card_hash)
    select p.id, ${sealed}, ${cardHash} from players p where p.id = ${playerId} and not p.is_admin
    on conflict (player_id) do update set sealed = excluded.sealed, card_hash = excluded.card_hash, made_at = now()
  `.execute(tx)
  if (numAffectedRows !== 1n) return undefined
  const { rows } = await sql<{ id: string }>`
    with living as (select id from sessions where player_id = ${playerId} and ended_at is null),
      over as (
        update sessions set ended_at = coalesce(ended_at, now()), proof = 'none'
        where player_id = ${playerId} and (ended_at is null or proof <> 'none')
      )
    select id from living
  `.execute(tx)
  await sql`delete from number_guesses where subject_hash = sha256(${playerId}::text::bytea)`.execute(tx)
  return rows.map(({ id }) => id)
}
