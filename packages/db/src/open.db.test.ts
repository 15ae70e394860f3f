import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { openDatabase } from './open.ts'
import { testDatabase } from './testing/testDatabase.ts'

test('no statement is compiled, whatever the server does by itself', async () => {
  const { url } = await testDatabase()
  const db = openDatabase({ url, poolSize: 1, onError: () => undefined })
  const { rows } = await sql`show jit`.execute(db)
  expect(rows).toEqual([{ jit: 'off' }])
  await db.destroy()
})
