import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'

import { preparedName } from '../prepared.ts'
import type { Lanes } from './openLanes.ts'

/**
 * Sends each `prepared` statement that stands alone through a lane, and all else over a connection of `driver`'s own, which is taken when
 * it is needed first: for a transaction, or where no lane takes the statement.
 */
export function laneDriver(driver: Required<Driver>, lanes: Lanes): Driver {
  const held = (connection: DatabaseConnection): Promise<DatabaseConnection> => (connection as LaneConnection).hold()
  return {
    init: (options) => driver.init(options),
    acquireConnection: () => Promise.resolve(new LaneConnection(driver, lanes)),
    beginTransaction: async (connection, settings) => driver.beginTransaction(await held(connection), settings),
    commitTransaction: async (connection) => driver.commitTransaction(await held(connection)),
    rollbackTransaction: async (connection) => driver.rollbackTransaction(await held(connection)),
    savepoint: async (connection, ...given) => driver.savepoint(await held(connection), ...given),
    rollbackToSavepoint: async (connection, ...given) => driver.rollbackToSavepoint(await held(connection), ...given),
    releaseSavepoint: async (connection, ...given) => driver.releaseSavepoint(await held(connection), ...given),
    releaseConnection: (connection) => (connection as LaneConnection).release(),
    async destroy() {
      await lanes.end()
      await driver.destroy()
    },
  }
}

/** What Kysely takes for a connection: it has one of the pool's only from `hold` to `release`. */
class LaneConnection implements DatabaseConnection {
  readonly #driver: Required<Driver>
  readonly #lanes: Lanes
  #own: DatabaseConnection | undefined

  constructor(driver: Required<Driver>, lanes: Lanes) {
    this.#driver = driver
    this.#lanes = lanes
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const name = this.#own === undefined ? preparedName(query.sql) : undefined
    if (name !== undefined) {
      const found = this.#lanes.run({ name, text: query.sql, values: [...query.parameters] })
      if (found !== undefined) return { rows: (await found).rows as Row[] }
    }
    return (await this.hold()).executeQuery<Row>(query)
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    yield* (await this.hold()).streamQuery<Row>(query, chunkSize)
  }

  async hold(): Promise<DatabaseConnection> {
    this.#own ??= await this.#driver.acquireConnection()
    return this.#own
  }

  async release(): Promise<void> {
    const own = this.#own
    this.#own = undefined
    if (own !== undefined) await this.#driver.releaseConnection(own)
  }
}
