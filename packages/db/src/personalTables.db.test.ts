import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { personalTables } from './personalTables.ts'
import { testDatabase } from './testing/testDatabase.ts'

const { db } = await testDatabase()

test('every column that refers to players is known to downloads and deletions', async () => {
  const { rows } = await sql<{ place: string }>`
    select c.conrelid::regclass || '.' || a.attname as place
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'players'::regclass
  `.execute(db)
  const known = personalTables.map(({ table, column }) => `${table}.${column}`)
  expect(known.toSorted()).toEqual(rows.map(({ place }) => place).toSorted())
})
