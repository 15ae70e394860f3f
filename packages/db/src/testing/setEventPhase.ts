import type { EventPhase } from '@seraph/schema/rooms/eventPhase'
import { sql } from 'kysely'

import type { Database } from '../open.ts'

/** Puts an event to a phase without going there. */
export async function setEventPhase(db: Database, roomId: string, phase: EventPhase): Promise<void> {
  await sql`
    update event_rooms set phase = ${phase}, version = version + 1, ended_at = case when ${phase} = 'end' then now() end
    where id = ${roomId}
  `.execute(db)
}
