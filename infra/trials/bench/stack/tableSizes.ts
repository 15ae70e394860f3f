import type { Database } from '@seraph/db/open'
import { sql } from 'kysely'

import { withoutLimit } from './withoutLimit.ts'

/** What a table takes on disk, in bytes, of it indexes; `rows` counted. */
export type TableSize = { table: string; rows: number; bytes: number; indexBytes: number }

/** The tables with more than a thousand rows, the largest first. */
export async function tableSizes(db: Database): Promise<TableSize[]> {
  await withoutLimit(db, (tx) => sql`analyze`.execute(tx))
  const { rows } = await sql<TableSize>`
    select relname as table, reltuples::bigint as rows, pg_total_relation_size(oid) as bytes, pg_indexes_size(oid) as index_bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 1000
    order by pg_total_relation_size(oid) desc`.execute(db)
  return rows
}
