import type { Database, Tx } from '@seraph/db/open'
import { sql } from 'kysely'

/** Does the work in one transaction whose statements may take as long as they need. */
export function withoutLimit<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    return work(tx)
  })
}
