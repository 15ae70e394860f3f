import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { openDatabase } from './open.ts'
import { prepared } from './prepared.ts'
import { testDatabase } from './testing/testDatabase.ts'

test('a connection keeps a statement that is prepared, whatever its values, and no other', async () => {
  const { url } = await testDatabase()
  const db = openDatabase({ url, poolSize: 1, onError: () => undefined })
  const add = (one: number, other: number) =>
    sql<{ sum: number }>`${prepared('add')} select ${one}::integer + ${other}::integer as sum`.execute(db)
  const sums = [await add(1, 2), await add(20, 22)].map(({ rows }) => rows[0]?.sum)
  await sql`select 1`.execute(db)
  const { rows } = await sql<{ name: string; calls: number }>`
    select name, generic_plans + custom_plans as calls from pg_prepared_statements
  `.execute(db)
  expect([sums, rows]).toEqual([[3, 42], [{ name: 'add', calls: 2 }]])
  await db.destroy()
})
