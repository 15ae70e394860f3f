import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { openDatabase } from './open.ts'
import { testDatabase } from './testing/testDatabase.ts'

const { db, url } = await testDatabase()

test('migrating again finds nothing to do', async () => {
  await expect(migrate(db)).resolves.toEqual([])
})

test('of two migrators at once one does the work', async () => {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  const other = openDatabase({ url, poolSize: 2, onError: () => undefined })
  const ran = await Promise.all([migrate(db), migrate(other)])
  await other.destroy()
  expect(ran.flat()).toEqual(Object.keys(migrations))
})
