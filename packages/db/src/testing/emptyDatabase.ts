import { sql } from 'kysely'

import type { Database } from '../open.ts'

/** Takes everything out of a test's database, so that it can be made as a version before had it. */
export async function emptyDatabase(db: Database): Promise<void> {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
}
