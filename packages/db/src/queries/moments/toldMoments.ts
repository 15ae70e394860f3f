import { sql } from 'kysely'

import type { OneWrite, Read } from '../../open.ts'
import { reading } from '../../reading.ts'

/** The ids of the moments that a player was told of in a season. */
export async function listToldMoments(db: Read, playerId: string, seasonId: string): Promise<string[]> {
  const { rows } = await sql<{ moment: string }>`
    select moment from told_moments where player_id = ${playerId} and season_id = ${seasonId}
  `.execute(reading(db))
  return rows.map(({ moment }) => moment)
}

/** Keeps that a player was told of these, once each: how many were new. */
export async function insertToldMoments(
  db: OneWrite,
  { playerId, seasonId, ids }: { playerId: string; seasonId: string; ids: readonly string[] },
): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await db
    .insertInto('toldMoments')
    .values(ids.map((moment) => ({ playerId, seasonId, moment })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('moment')
    .execute()
  return rows.length
}
