import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'

import { listQuestions } from '../queries/seasons/questions.ts'
import { makeQuestion, makeSeason } from '../testing/make.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { up } from './20261122T0735-part-ids.ts'

const { db } = await testDatabase()

test("stored parts are named by their place, a retired question's too, and those that have an id keep it", async () => {
  const named = [{ id: 'p4', text: 'Ahaz' }]
  await makeSeason(db, { questions: [makeQuestion({ id: 'old' }), makeQuestion({ id: 'new', parts: named })] })
  const before = [{ text: 'Uzziah', accept: ['Azariah'] }, { text: 'Jotham' }]
  await sql`update questions set is_retired = true, parts = ${JSON.stringify(before)}::jsonb where id = 'old'`.execute(
    db,
  )
  const versions = async () => (await listQuestions(db, '2026-isaiah')).map(({ version }) => version)
  const formerVersions = await versions()
  await up(db as Kysely<unknown>)
  await up(db as Kysely<unknown>)
  const after = await listQuestions(db, '2026-isaiah')
  expect(after.map(({ parts }) => parts)).toEqual([
    [
      { id: 'p1', text: 'Uzziah', accept: ['Azariah'] },
      { id: 'p2', text: 'Jotham' },
    ],
    named,
  ])
  expect(await versions()).toEqual(formerVersions)
})
