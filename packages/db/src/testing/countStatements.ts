import type { KyselyPlugin } from 'kysely'

import type { Database } from '../open.ts'

/** The same database, telling how many statements it was given; a transaction's begin and commit are not among them. */
export function countStatements(db: Database): { db: Database; count: () => number } {
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return { db: db.withPlugin(counter), count: () => statements }
}
