import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** What somebody who has used a seat leaves, in the order in which most have left it. */
const traces = ['progress_events', 'evaluations', 'memory_game_starts', 'study_room_participants', 'error_reports']

/** That nobody has used the seat of the player `players`: no answer, no game, no room, no report. */
export function hasNoTraces(): RawBuilder<boolean> {
  const none = traces.map((table) => sql`not exists (select from ${sql.table(table)} x where x.player_id = players.id)`)
  return sql<boolean>`${sql.join(none, sql` and `)}`
}
