import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Tx } from '../../open.ts'

/** What somebody who has used a seat leaves, in the order in which most have left it. */
const traces = [
  'progress_events',
  'evaluations',
  'memory_game_starts',
  'study_room_participants',
  'rehearsals',
  'error_reports',
]

/** That nobody has used the seat of the player `players`: no answer, no game, no room, no rehearsal, no report. */
export function hasNoTraces(): RawBuilder<boolean> {
  const none = traces.map((table) => sql`not exists (select from ${sql.table(table)} x where x.player_id = players.id)`)
  return sql<boolean>`${sql.join(none, sql` and `)}`
}

/**
 * Waits for whoever is using a seat and keeps others from it until the transaction
 * ends, so that a statement after this one sees every trace there is: an
 * answer that is being stored holds the seat's row, but not against an update of it.
 */
export async function lockSeat(tx: Tx, playerId: string): Promise<void> {
  await sql`select id from players where id = ${playerId} for update`.execute(tx)
}
