import { beforeEach, expect, test } from 'vitest'

import { testDatabase } from '../testing/testDatabase.ts'
import { loadEdition } from './editions.ts'

const { db } = await testDatabase()

beforeEach(async () => {
  await db.deleteFrom('editions').execute()
})

const verse = (at: number, text = `words of verse ${at}`) => ({ book: 'Isaiah', chapter: 1, verse: at, text })
const load = (id: string, verses: ReturnType<typeof verse>[]) =>
  db
    .transaction()
    .execute((tx) => loadEdition(tx, { edition: { id, name: `Edition ${id}`, notice: 'Public domain.' }, verses }))

test('an edition is loaded once and replaced when a verse changes', async () => {
  expect(await load('web', [verse(1), verse(2)])).toBe(true)
  expect(await load('web', [verse(1), verse(2)])).toBe(false)
  expect(await load('web', [verse(1, 'other words')])).toBe(true)
  expect(await db.selectFrom('verses').select(['verse', 'text']).execute()).toEqual([{ verse: 1, text: 'other words' }])
})

test('the edition loaded last is the one in use, and the other keeps its verses', async () => {
  await load('web', [verse(1)])
  await load('own', [verse(1)])
  await load('web', [verse(1)])
  const current = await db.selectFrom('editions').select('id').where('isCurrent', '=', true).execute()
  expect(current).toEqual([{ id: 'web' }])
  expect(await db.selectFrom('verses').select('editionId').execute()).toHaveLength(2)
})

test('a whole Bible fits', async () => {
  await load(
    'whole',
    Array.from({ length: 31_000 }, (_, at) => verse(at + 1)),
  )
  expect(await db.selectFrom('verses').select('verse').execute()).toHaveLength(31_000)
})
