import type { Database } from '../open.ts'

/** Gives a player another code, as a coach's move does: the old one stays an alias. Returns the new one. */
export async function renamePlayerCode(db: Database, playerId: string): Promise<string> {
  const code = `N${playerId.replaceAll('-', '').slice(0, 8).toUpperCase()}`
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('playerCodes').values({ code, playerId }).execute()
    await tx.updateTable('players').set({ code }).where('id', '=', playerId).execute()
  })
  return code
}
