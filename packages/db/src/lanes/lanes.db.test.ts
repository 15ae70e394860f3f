import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { openDatabase } from '../open.ts'
import { prepared } from '../prepared.ts'
import { testDatabase } from '../testing/testDatabase.ts'

const { db: own, url } = await testDatabase()
const poolSize = 6
const db = openDatabase({
  url,
  poolSize,
  connectMs: 20_000,
  statementMs: 30_000,
  hasLanes: true,
  onError: () => undefined,
})
afterAll(() => db.destroy())

const hundredBy = prepared<{ divisor: number }, { quotient: number; backend: number }>(
  'hundred_by',
  ({ divisor }) => sql`select 100 / ${divisor}::integer as quotient, pg_backend_pid() as backend`,
)
const add = prepared<{ id: number }, { total: number }>(
  'add_to_counter',
  ({ id }) => sql`update counters set total = total + 1 where id = ${id}::integer returning total`,
)
const total = prepared<{ id: number }, { total: number }>(
  'read_counter',
  ({ id }) => sql`select total from counters where id = ${id}::integer`,
)
const sleep = prepared<{ seconds: number }, object>('sleep', ({ seconds }) => sql`select pg_sleep(${seconds}::float8)`)
const isBackend = sql`datname = current_database() and pid <> pg_backend_pid()
  and backend_type = 'client backend' and application_name = ''`

/** Both lanes are there: the first who want them have a connection of the pool. */
async function openBoth(): Promise<void> {
  const backends = new Set<number>()
  await expect
    .poll(async () => {
      for (const [row] of await Promise.all([1, 2].map((divisor) => hundredBy(db, { divisor }))))
        backends.add(row?.backend ?? 0)
      return (
        await sql<{ count: number }>`
        select count(*)::integer as count from pg_stat_activity where ${isBackend} and query like '%hundred_by%'
      `.execute(own)
      ).rows[0]?.count
    })
    .toBeGreaterThanOrEqual(2)
}

beforeAll(() => sql`create table counters (id integer primary key, total integer not null)`.execute(own))
beforeEach(async () => {
  await sql`insert into counters values (1, 0), (2, 0) on conflict (id) do update set total = 0`.execute(own)
  await openBoth()
})

test('statements that come at once share the lanes, and each has its own answer', async () => {
  const divisors = Array.from({ length: 300 }, (_, index) => index + 1)
  const found = await Promise.all(divisors.map((divisor) => hundredBy(db, { divisor })))
  expect(found.map(([row]) => row?.quotient)).toEqual(divisors.map((divisor) => Math.floor(100 / divisor)))
  expect(new Set(found.map(([row]) => row?.backend)).size).toBeLessThanOrEqual(poolSize)
})

test('a statement that fails takes no other with it', async () => {
  const divisors = Array.from({ length: 60 }, (_, index) => index % 3)
  const found = await Promise.allSettled(divisors.map((divisor) => hundredBy(db, { divisor })))
  expect(found.map(({ status }) => status)).toEqual(
    divisors.map((divisor) => (divisor === 0 ? 'rejected' : 'fulfilled')),
  )
})

test('in a transaction nothing goes by a lane: it sees its own writes, and takes them back', async () => {
  const wanted = new Error('not this time')
  const tried = db.transaction().execute(async (tx) => {
    expect(await add(tx, { id: 1 })).toEqual([{ total: 1 }])
    expect(await add(tx, { id: 1 })).toEqual([{ total: 2 }])
    expect(await total(db, { id: 1 })).toEqual([{ total: 0 }])
    throw wanted
  })
  await expect(tried).rejects.toBe(wanted)
  expect(await total(db, { id: 1 })).toEqual([{ total: 0 }])
})

test('who waits for a row holds up nobody who comes later', async () => {
  let isAdded = false
  let waiting: Promise<unknown> | undefined
  await own.transaction().execute(async (tx) => {
    await add(tx, { id: 1 })
    waiting = Promise.all([add(db, { id: 1 }), add(db, { id: 1 })]).then(() => (isAdded = true))
    await expect
      .poll(async () => (await sql`select 1 from pg_locks where not granted`.execute(own)).rows.length)
      .toBe(2)
    for (let turn = 0; turn < 20; turn += 1) expect(await total(db, { id: 2 })).toEqual([{ total: 0 }])
    expect(isAdded).toBe(false)
  })
  await waiting
  expect(await total(db, { id: 1 })).toEqual([{ total: 3 }])
})

test('where the server ends the connections what is under way fails, and what comes later is answered', async () => {
  const under = [20, 20].map((seconds) => sleep(db, { seconds }))
  const ended = Promise.allSettled(under)
  await expect
    .poll(
      async () =>
        (await sql`select 1 from pg_stat_activity where query like '%pg_sleep%' and ${isBackend}`.execute(own)).rows
          .length,
    )
    .toBe(2)
  await sql`with ended as (select pg_terminate_backend(pid) from pg_stat_activity where ${isBackend}) select from ended`.execute(
    own,
  )
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect.poll(() => hundredBy(db, { divisor: 4 }).catch(() => [])).toMatchObject([{ quotient: 25 }])
  await openBoth()
})

test('lanes are among the connections that a process may have', async () => {
  await Promise.all([
    ...Array.from({ length: 20 }, () => sql`select pg_sleep(0.05)`.execute(db)),
    ...Array.from({ length: 50 }, () => hundredBy(db, { divisor: 7 })),
  ])
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity where ${isBackend}
  `.execute(own)
  // `own` has connections as well, of which one asks and is not counted.
  const ownMost = 4
  expect(rows[0]?.count).toBeLessThanOrEqual(poolSize + ownMost)
})

test('without lanes, and with few connections, every statement has one of the pool’s', async () => {
  const few = openDatabase({ url, poolSize: 2, statementMs: 5_000, hasLanes: true, onError: () => undefined })
  const found = await Promise.all(Array.from({ length: 40 }, () => hundredBy(few, { divisor: 3 })))
  expect(new Set(found.map(([row]) => row?.backend)).size).toBeLessThanOrEqual(2)
  await few.destroy()
})
