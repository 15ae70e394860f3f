import { Migrator } from 'kysely/migration'

import { migrations } from './migrations/index.ts'
import type { Database } from './open.ts'

/**
 * Brings the database to the newest schema, or `upTo` a migration, in PostgreSQL's schema `schema`
 * where one is named; of two migrators at once one waits for the other and finds nothing to do.
 * Returns the names of the migrations that ran. Throws with the failed migration's name; PostgreSQL rolls that one back whole.
 */
export async function migrate(db: Database, options: { schema?: string; upTo?: string } = {}): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    ...(options.schema === undefined ? {} : { migrationTableSchema: options.schema }),
  })
  const { upTo } = options
  const { error, results = [] } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error')
    throw new Error(`The migration ${failed?.migrationName ?? '(none begun)'} failed; nothing of it was kept.`, {
      cause: error,
    })
  }
  return results.map((result) => result.migrationName)
}
