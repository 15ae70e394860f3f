import { sql } from 'kysely'

import type { Database } from '../open.ts'
import type { Tables } from '../tables.ts'

/** Lets the database refuse every new row of a table, with an error that tells the row. */
export async function forbidTable(db: Database, table: keyof Tables): Promise<void> {
  await sql`alter table ${sql.table(table)} add constraint forbidden check (false) not valid`.execute(db)
}
