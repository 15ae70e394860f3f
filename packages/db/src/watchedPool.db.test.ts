import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { openDatabase } from './open.ts'
import type { Database, OpenPool } from './open.ts'
import { testDatabase } from './testing/testDatabase.ts'

const { url } = await testDatabase()

/** A database of `poolSize` connections, and what its pool tells of itself; who waits for one of them waits `connectMs` at most. */
function open(address: string, poolSize: number, connectMs = 2_000): { db: Database; pool: OpenPool } {
  let pool: OpenPool | undefined
  const onOpen = (opened: OpenPool): void => {
    pool = opened
  }
  const db = openDatabase({ url: address, poolSize, connectMs, statementMs: 5_000, onError: () => undefined, onOpen })
  if (pool === undefined) throw new Error('the pool did not tell')
  return { db, pool }
}

/** Looks every 100 ms while something is under way, as the api does: after how many milliseconds the pool was stuck, if it ever was. */
async function stuckAfter(pool: OpenPool, underWay: Promise<unknown>): Promise<number | undefined> {
  const since = performance.now()
  let foundMs: number | undefined
  const asking = setInterval(() => {
    pool.watch.look()
    if (pool.watch.isStuck()) foundMs ??= performance.now() - since
  }, 100)
  await underWay.catch(() => undefined)
  clearInterval(asking)
  return foundMs
}

const sleepFor = (db: Database, seconds: number) => sql`select pg_sleep(${seconds})`.execute(db)

/** The address of a server of this test's own, in the place of the database's. */
async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  afterAll(() => void server.close())
  await once(server, 'listening')
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)
  return address.href
}

test('a long statement is not stuck where the database answers others', async () => {
  const { db, pool } = open(url, 2)
  expect(await stuckAfter(pool, sleepFor(db, 2.5))).toBeUndefined()
  await db.destroy()
})

test('a pool whose connections are all in use is stuck once somebody has waited, and no longer than that', async () => {
  const { db, pool } = open(url, 2, 20_000)
  // Both connections are there before it is measured: opening them may take a busy machine as long as the statements.
  await Promise.all([sleepFor(db, 0.1), sleepFor(db, 0.1)])
  expect(pool.state()).toEqual({ used: 0, idle: 2, waiting: 0 })
  const underWay = Promise.all([sleepFor(db, 1.5), sleepFor(db, 1.5), sleepFor(db, 0)])
  const foundMs = await stuckAfter(pool, underWay)
  expect(foundMs).toBeGreaterThan(450)
  expect(foundMs).toBeLessThan(1_400)
  await underWay
  expect(await stuckAfter(pool, sleepFor(db, 0.5))).toBeUndefined()
  await db.destroy()
})

test('a database that says nothing is stuck, also where connections are only being opened', async () => {
  const { db, pool } = open(await listen(createServer()), 2)
  const foundMs = await stuckAfter(pool, sleepFor(db, 0))
  expect(foundMs).toBeGreaterThan(950)
  expect(foundMs).toBeLessThan(1_500)
  await db.destroy()
})

test('a slow way to the database is not stuck, though a connection takes over a second to open', async () => {
  const late = (from: Socket, to: Socket): void => {
    from.on('data', (chunk) => setTimeout(() => to.writable && to.write(chunk), 200))
    from.on('close', () => to.destroy())
    from.on('error', () => undefined)
  }
  const { hostname, port } = new URL(url)
  const slow = createServer((client) => {
    const database = connect(Number(port), hostname)
    late(client, database)
    late(database, client)
  })
  const { db, pool } = open(await listen(slow), 2)
  const since = performance.now()
  expect(await stuckAfter(pool, sleepFor(db, 0))).toBeUndefined()
  expect(performance.now() - since).toBeGreaterThan(1_200)
  await db.destroy()
})
