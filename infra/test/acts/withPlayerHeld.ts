import type { Tx } from '@seraph/db/open'
import { sql } from 'kysely'

import { withDatabase } from '../../commands/database/withDatabase.ts'

/**
 * Changes what is stored of the player with this code, all at once, while nobody else writes anything of theirs: a worker that is adding
 * up is waited for, and one that begins waits. Throws where there is no such player.
 */
export async function withPlayerHeld(code: string, change: (tx: Tx, playerId: string) => Promise<void>): Promise<void> {
  await withDatabase((db) =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string }>`select id from players where code = ${code} for update`.execute(tx)
      const [player] = rows
      if (player === undefined) throw new Error(`no player has the code ${code}`)
      await change(tx, player.id)
    }),
  )
}
