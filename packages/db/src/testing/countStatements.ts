import type { KyselyPlugin } from 'kysely'

import type { Database } from '../open.ts'

/** The same database, telling how many statements it has answered; a transaction's begin and commit are not among them, nor what failed. */
export function countStatements(db: Database): { db: Database; count: () => number } {
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      statements += 1
      return Promise.resolve(result)
    },
  }
  return { db: db.withPlugin(counter), count: () => statements }
}
