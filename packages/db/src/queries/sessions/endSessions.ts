import { sql } from 'kysely'

import type { Tx } from '../../open.ts'

/** Whose sessions are to end. */
export type SessionKind = 'players' | 'coaches'

/**
 * Ends every session of these kinds and returns how many there were. With the coaches' the tokens of hosts end, too: who leads a room takes
 * its seat again with a new session. The hubs close the sockets when they next look.
 */
export async function endSessions(tx: Tx, kinds: readonly SessionKind[]): Promise<Record<SessionKind, number>> {
  const end = async (table: 'sessions' | 'coachSessions'): Promise<number> => {
    const { numUpdatedRows } = await tx
      .updateTable(table)
      .set({ endedAt: sql<Date>`now()` })
      .where('endedAt', 'is', null)
      .executeTakeFirst()
    return Number(numUpdatedRows)
  }
  const ended = { players: 0, coaches: 0 }
  if (kinds.includes('players')) ended.players = await end('sessions')
  if (kinds.includes('coaches')) {
    ended.coaches = await end('coachSessions')
    await tx.updateTable('studyRoomParticipants').set({ hostCode: null }).where('hostCode', 'is not', null).execute()
  }
  return ended
}
