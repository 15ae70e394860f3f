import { sql } from 'kysely'

import type { OneWrite, Tx } from '../../open.ts'

/** Keeps the season that a player chose; null: none of their own (rule 156). */
export async function setPlayerSeason(db: OneWrite, playerId: string, seasonId: string | null): Promise<void> {
  await db.updateTable('players').set({ seasonId }).where('id', '=', playerId).execute()
}

/**
 * Sets the season of the clubs in which a coach has teams. Where that
 * changes a club's, the coach's own players there lose the choice that they
 * made before; nobody else's does (rule 156). Returns the ids of the clubs that it changed; undefined where the coach has no team.
 */
export async function setClubSeason(
  tx: Tx,
  given: { coachId: string; seasonId: string },
): Promise<string[] | undefined> {
  const { rows: clubs } = await sql<{ id: string; isNew: boolean }>`
    select id, season_id is distinct from ${given.seasonId} as is_new from clubs
    where id in (select club_id from teams where coach_id = ${given.coachId}) order by id for no key update
  `.execute(tx)
  if (clubs.length === 0) return undefined
  const changed = clubs.filter(({ isNew }) => isNew).map(({ id }) => id)
  if (changed.length === 0) return []
  await tx.updateTable('clubs').set({ seasonId: given.seasonId }).where('id', 'in', changed).execute()
  await tx
    .updateTable('players')
    .set({ seasonId: null })
    .where('coachId', '=', given.coachId)
    .where('clubId', 'in', changed)
    .where('seasonId', 'is not', null)
    .execute()
  return changed
}
