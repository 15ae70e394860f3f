import { sql } from 'kysely'

import type { Database } from '../open.ts'

/** Makes it so that the open question's time in a rehearsal was over `ms` milliseconds ago. */
export async function setSheetLate(db: Database, rehearsalId: string, ms: number): Promise<void> {
  await sql`
    update rehearsals set deadline = clock_timestamp() - make_interval(secs => ${ms}::float8 / 1000) where id = ${rehearsalId}
  `.execute(db)
}
