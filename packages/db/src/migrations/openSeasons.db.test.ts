import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { migrate } from '../migrate.ts'
import { listOpenSeasons } from '../queries/seasons/openSeasons.ts'
import { listSeasons } from '../queries/seasons/seasons.ts'
import { testDatabase } from '../testing/testDatabase.ts'

const { db } = await testDatabase()

test.each([
  [
    'the season in play is open and first, the one of last year closed and there',
    ['2025-acts', '2026-isaiah'],
    '2026-isaiah',
  ],
  ['an instance that was never loaded has none', [], ''],
])('%s', async (_what, ids, current) => {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, { upTo: '20261122T2010-given-chapters' })
  for (const id of ids)
    await sql`
      insert into seasons (id, hash, public, lexicon, is_current)
      values (${id}, ${`hash of ${id}`}, ${JSON.stringify({ title: id })}, '{}', ${id === current}::boolean)
    `.execute(db)

  expect(await migrate(db)).toContain('20261122T2020-open-seasons')

  expect(await listOpenSeasons(db)).toMatchObject(current === '' ? [] : [{ id: current, hash: `hash of ${current}` }])
  expect((await listSeasons(db)).map(({ id }) => id).toSorted()).toEqual(ids)
})
