import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import type { Transaction } from 'kysely'
import { types } from 'pg'

import { endWhenSilent } from './endWhenSilent.ts'
import { prepareNamed } from './prepared.ts'
import type { Tables } from './tables.ts'
import { openWatchedPool } from './watchedPool.ts'
import type { WatchedPool } from './watchedPool.ts'

export type Database = Kysely<Tables>

/**
 * What a read may use; a write asks for a `Tx`, so that a write outside
 * a transaction does not compile. SQL as text goes through `reading`.
 */
export type Read = Pick<Database, 'selectFrom' | 'selectNoFrom'>
export type Tx = Transaction<Tables>

/** What a query takes that writes in one statement, which is its own transaction: the hot paths' way. Two statements take a `Tx`. */
export type OneWrite = Pick<Database, 'insertInto' | 'updateTable' | 'getExecutor'>

/** Days stay text (rule 23), and counts are numbers: none comes near 2^53. */
types.setTypeParser(types.builtins.DATE, (text) => text)
types.setTypeParser(types.builtins.INT8, Number)

/**
 * How long a transaction of a process may do nothing. None waits for anything
 * but the database; where its process is stopped or cut off, nobody else
 * waits any longer for the rows that it holds.
 */
const processIdleMs = 4_000

/** How a pool is: connections in use and idle, and calls that wait for one. */
export type PoolState = { used: number; idle: number; waiting: number }

/** What a pool tells of itself. */
export type OpenPool = { state: () => PoolState } & Pick<WatchedPool, 'watch'>

/**
 * Opens a pool. Waiting for a connection ends after `connectMs`, and statements
 * after `statementMs`: the server ends them, and where it doesn't say so a
 * second later the connection is given up. So nothing queues without bound while PostgreSQL is away. Without `statementMs` they end
 * after 10 s, unless a transaction says otherwise, and silence is borne: for commands, some of whose statements are long.
 * `onError` is told of idle connections that died, which must not end the process, `onOpen` what the pool tells of itself.
 */
export function openDatabase(options: {
  url: string
  poolSize: number
  statementMs?: number
  /** How long to wait for a connection, 2 s by itself. */
  connectMs?: number
  /** How long a statement waits for a row that somebody else holds (SQLSTATE 55P03 then); without it as long as it may take. */
  lockMs?: number
  onError: (error: Error) => void
  onOpen?: (pool: OpenPool) => void
}): Database {
  const { statementMs } = options
  const { pool, connect, watch } = openWatchedPool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: options.connectMs ?? 2_000,
    statement_timeout: statementMs ?? 10_000,
    ...(options.lockMs !== undefined && { lock_timeout: options.lockMs }),
    idle_in_transaction_session_timeout: statementMs === undefined ? 15_000 : processIdleMs,
    // Compiling a statement takes longer than any of ours runs, and would be done at each call.
    options: '-c jit=off',
  })
  pool.on('error', options.onError)
  options.onOpen?.({
    state: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    watch,
  })
  // The statement under way is rejected as well; without a listener this event would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    if (statementMs !== undefined) endWhenSilent(client, statementMs + 1_000)
    prepareNamed(client)
  })
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}
