import { sql } from 'kysely'

import type { Database } from '../open.ts'

/** Makes it so that the time of an event's open question was over `ms` milliseconds ago. */
export async function setEventLate(db: Database, roomId: string, ms: number): Promise<void> {
  await sql`
    update event_rooms set deadline = clock_timestamp() - make_interval(secs => ${ms}::float8 / 1000) where id = ${roomId}
  `.execute(db)
}
