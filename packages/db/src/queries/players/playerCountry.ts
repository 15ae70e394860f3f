import type { Read } from '../../open.ts'

/** The country that a player or the player's club named; undefined where neither did. */
export async function findPlayerCountry(db: Read, playerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('players')
    .innerJoin('clubs', 'clubs.id', 'players.clubId')
    .select(['players.country as own', 'clubs.country as club'])
    .where('players.id', '=', playerId)
    .executeTakeFirst()
  return row?.own ?? row?.club ?? undefined
}
