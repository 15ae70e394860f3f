import { sql } from 'kysely'

import type { Database } from '../open.ts'

/** The names of the database's own tables. */
export async function listTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by table_name
  `.execute(db)
  return rows.map(({ name }) => name)
}
