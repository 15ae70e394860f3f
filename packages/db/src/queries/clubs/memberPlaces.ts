import { sql } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'

/** Where a player is in a coach's team; `code` is the one that belongs to that place. */
export type MemberPlace = {
  playerId: string
  coachId: string
  clubId: string
  teamId: string
  startingChapter: number
  gem: string
  memberNumber: number | null
  code: string
}

/** A player of a coach, the caller's alone until the transaction ends. */
export type CoachPlayerRow = {
  id: string
  code: string
  teamId: string
  startingChapter: number
  gem: string
  memberNumber: number | null
  isSlotReserved: boolean
  deletedAt: Date | null
  isRestorable: boolean
}

/** The player whom a coach has authority over (rule 13); undefined for everybody else's and nobody's. */
export async function lockCoachPlayer(
  tx: Tx,
  wanted: { playerId: string; coachId: string },
): Promise<CoachPlayerRow | undefined> {
  const { rows } = await sql<CoachPlayerRow>`
    select id, code, team_id, starting_chapter, gem, member_number, is_slot_reserved, deleted_at,
      coalesce(deleted_at > now() - interval '14 days', false) as is_restorable
    from players where id = ${wanted.playerId} and coach_id = ${wanted.coachId} for update
  `.execute(tx)
  return rows[0]
}

/** A player's code and coach, the caller's alone until the transaction ends. */
export async function lockPlayer(
  tx: Tx,
  playerId: string,
): Promise<{ code: string; coachId: string | null } | undefined> {
  return tx.selectFrom('players').select(['code', 'coachId']).where('id', '=', playerId).forUpdate().executeTakeFirst()
}

/** The players of a coach's team, deleted ones too, locked, in the order of their places. */
export async function lockMembers(tx: Tx, team: { teamId: string; coachId: string }): Promise<CoachPlayerRow[]> {
  const { rows } = await sql<CoachPlayerRow>`
    select id, code, team_id, starting_chapter, gem, member_number, is_slot_reserved, deleted_at, false as is_restorable
    from players where team_id = ${team.teamId} and coach_id = ${team.coachId}
    order by member_number, id for update
  `.execute(tx)
  return rows
}

/**
 * Which of these codes are the player's already or were never given
 * out, with or without the prefix, in the order given (rules 4 and 7).
 */
export async function listCodesFor(db: Read, playerId: string, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select wanted.code from unnest(${codes}::text[]) with ordinality as wanted (code, place)
    where not exists (
      select from player_codes given
      where regexp_replace(given.code, '^(PLR)+', '') = regexp_replace(wanted.code, '^(PLR)+', '')
        and given.player_id is distinct from ${playerId})
    order by wanted.place
  `.execute(reading(db))
  return rows.map((row) => row.code)
}

/**
 * Gives a player a place in a coach's team under a code; the code that they had stays theirs (rule 7). `code_taken`: nothing was
 * written, another may be tried; `gem_taken`: somebody else has that gem, and the transaction must be rolled back.
 */
export async function placePlayer(tx: Tx, place: MemberPlace): Promise<'placed' | 'code_taken' | 'gem_taken'> {
  await tx
    .insertInto('playerCodes')
    .values({ code: place.code, playerId: place.playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { rows } = await sql<{ hasCode: boolean; hasGem: boolean }>`
    select
      exists (select from player_codes where code = ${place.code} and player_id = ${place.playerId}) as has_code,
      not exists (select from players where team_id = ${place.teamId} and starting_chapter = ${place.startingChapter}
        and gem = ${place.gem} and not is_admin and id <> ${place.playerId}) as has_gem
  `.execute(tx)
  if (rows[0]?.hasCode !== true) return 'code_taken'
  if (!rows[0].hasGem) return 'gem_taken'
  const { playerId, ...columns } = place
  try {
    await tx.updateTable('players').set(columns).where('id', '=', playerId).execute()
    return 'placed'
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'players_one_gem') return 'gem_taken'
    throw error
  }
}

/**
 * Gives the codes of an unused slot to the player who takes its place, and removes the slot (rule 8). Returns the slot's code and
 * place in the team; undefined where somebody has used it meanwhile.
 */
export async function absorbSlot(
  tx: Tx,
  wanted: { slotId: string; playerId: string },
): Promise<{ code: string; memberNumber: number | null } | undefined> {
  const slot = await tx
    .deleteFrom('players')
    .where('id', '=', wanted.slotId)
    .where('isSlotReserved', '=', true)
    .returning(['code', 'memberNumber'])
    .executeTakeFirst()
  if (slot === undefined) return undefined
  await tx.updateTable('playerCodes').set({ playerId: wanted.playerId }).where('playerId', '=', wanted.slotId).execute()
  return slot
}

/** Hides an unused slot; it can be restored for 14 days (rule 18). */
export async function deleteSlot(tx: Tx, playerId: string): Promise<void> {
  await tx
    .updateTable('players')
    .set({ deletedAt: sql<Date>`now()`, isPubliclyVisible: false })
    .where('id', '=', playerId)
    .execute()
}

/** Takes a player out of a coach's team; code, points and record stay the player's own. */
export async function releasePlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.updateTable('players').set({ coachId: null, memberNumber: null }).where('id', '=', playerId).execute()
}

/** Undoes a deletion (rule 18). */
export async function restorePlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.updateTable('players').set({ deletedAt: null }).where('id', '=', playerId).execute()
}
