import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { openDatabase } from './open.ts'
import { prepared } from './prepared.ts'
import { testDatabase } from './testing/testDatabase.ts'

test('a connection keeps a statement that is prepared, whatever its values, and no other', async () => {
  const { url } = await testDatabase()
  const db = openDatabase({ url, poolSize: 1, onError: () => undefined })
  const add = prepared<{ one: number; other: number }, { sum: number }>(
    'add',
    ({ one, other }) => sql`select ${one}::integer + ${other}::integer + ${100}::integer - ${100}::integer as sum`,
  )
  const sums = [await add(db, { one: 1, other: 2 }), await add(db, { one: 20, other: 22 })].map(([row]) => row?.sum)
  await sql`select 1`.execute(db)
  const { rows } = await sql<{ name: string; calls: number }>`
    select name, generic_plans + custom_plans as calls from pg_prepared_statements
  `.execute(db)
  expect([sums, rows]).toEqual([[3, 42], [{ name: 'add', calls: 2 }]])
  await db.destroy()
})
