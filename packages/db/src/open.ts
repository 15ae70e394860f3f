import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import type { Transaction } from 'kysely'
import { Pool, types } from 'pg'

import { prepareNamed } from './prepared.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** What a read may use; a write asks for a `Tx`, so that a write outside a transaction does not compile. */
export type Read = Pick<Database, 'selectFrom' | 'with' | 'selectNoFrom' | 'getExecutor'>
export type Tx = Transaction<Tables>

/** What a query takes that writes in one statement, which is its own transaction: the hot paths' way. Two statements take a `Tx`. */
export type OneWrite = Pick<Database, 'insertInto' | 'updateTable' | 'getExecutor'>

/** Days stay text (ruling 23), and counts are numbers: none comes near 2^53. */
types.setTypeParser(types.builtins.DATE, (text) => text)
types.setTypeParser(types.builtins.INT8, Number)

/** How a pool is: connections in use and idle, and calls that wait for one. */
export type PoolState = { used: number; idle: number; waiting: number }

/**
 * Opens a pool. Statements end after 10 s and waiting for a connection after 2 s, so that nothing queues without bound
 * while PostgreSQL is away; `onError` is told of idle connections that died, which must not end the process,
 * `onOpen` how to ask for the pool's state.
 */
export function openDatabase(options: {
  url: string
  poolSize: number
  onError: (error: Error) => void
  onOpen?: (state: () => PoolState) => void
}): Database {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  pool.on('error', options.onError)
  options.onOpen?.(() => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }))
  // The statement under way is rejected as well; without a listener this event would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    prepareNamed(client)
  })
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}
