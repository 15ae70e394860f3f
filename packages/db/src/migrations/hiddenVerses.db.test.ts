import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { migrate } from '../migrate.ts'
import { testDatabase } from '../testing/testDatabase.ts'

const { db } = await testDatabase()

test('the blocked chapters of every season that was ever loaded are hidden from first verse to last', async () => {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, { upTo: '20261122T2030-counted-work' })
  const chapters = [
    { ordinal: 1, verses: 31 },
    { ordinal: 2, verses: 22 },
    { ordinal: 3, verses: 26 },
  ]
  const memory = (blockedChapters: number[]) => ({ chapters, memory: { blockedChapters, allowanceVerses: 500 } })
  for (const [id, parts] of [
    ['2025-acts', memory([3, 1])],
    ['2026-isaiah', memory([])],
    ['2027-mark', { title: 'of another shape' }],
  ] as const)
    await sql`
      insert into seasons (id, hash, public, lexicon, place) values (${id}, 'any', ${JSON.stringify(parts)}, '{}', null)
    `.execute(db)

  expect(await migrate(db)).toContain('20261122T2215-hidden-verses')

  const rows = await db.selectFrom('seasons').select(['id', 'public']).orderBy('id').execute()
  const hiddenVerses = [
    { chapter: 1, from: 1, to: 31 },
    { chapter: 3, from: 1, to: 26 },
  ]
  expect(rows.map((row) => row.public)).toEqual([
    { chapters, memory: { hiddenVerses, allowanceVerses: 500 } },
    { chapters, memory: { hiddenVerses: [], allowanceVerses: 500 } },
    { title: 'of another shape' },
  ])
})
