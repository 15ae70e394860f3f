import { openDatabase } from '@seraph/db/open'
import { findOrInsertCoachCode } from '@seraph/db/queries/coaches/coachCodes'
import { sameNameKey } from '@seraph/schema/names/sameNameKey'

const club = 'Demo Club'

/** The coach code of a club to try things with, issued at the first call. */
export async function demoCoachCode(databaseUrl: string): Promise<string> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, onError: () => undefined })
  try {
    return await db.transaction().execute((tx) => findOrInsertCoachCode(tx, { name: club, key: sameNameKey(club) }))
  } finally {
    await db.destroy()
  }
}
