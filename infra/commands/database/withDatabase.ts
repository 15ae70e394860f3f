import { openDatabase } from '@seraph/db/open'
import type { Database } from '@seraph/db/open'

import { withLocalDatabase } from '../../local/stores/withLocalDatabase.ts'

/** Calls `run` with the database of DATABASE_URL, else with the local stack's; closes it afterwards. */
export async function withDatabase(run: (db: Database) => Promise<void>): Promise<void> {
  const open = async (url: string): Promise<void> => {
    const db = openDatabase({ url, poolSize: 1, onError: (error) => console.error(error.message) })
    try {
      await run(db)
    } finally {
      await db.destroy()
    }
  }
  const url = process.env['DATABASE_URL']
  return url === undefined ? withLocalDatabase(false, open) : open(url)
}
