import { beforeEach, expect, test } from 'vitest'

import { testDatabase } from '../../testing/testDatabase.ts'
import { findCurrentEdition, findEdition, listEditions, saveEdition, setCurrentEdition } from './editions.ts'
import { listAllVerses, listShownVerses } from './verses.ts'

const { db } = await testDatabase()

beforeEach(async () => {
  await db.deleteFrom('editions').execute()
})

const verse = (at: number, text = `words of verse ${at}`, chapter = 1) => ({ book: 'Isaiah', chapter, verse: at, text })
const edition = (id: string, versesAllowed: number | null = null) => ({
  id,
  name: `Edition ${id}`,
  abbreviation: id.toUpperCase(),
  notice: 'Public domain.',
  versesAllowed,
  bookShareAllowed: null,
})
const save = (id: string, verses: ReturnType<typeof verse>[], versesAllowed: number | null = null) =>
  db.transaction().execute((tx) => saveEdition(tx, edition(id, versesAllowed), verses))
const use = (id: string, shown?: { book: string; chapter: number; verse: number }[]) =>
  db.transaction().execute((tx) => setCurrentEdition(tx, id, shown))

test('an edition is saved once and replaced when a verse or a term changes; saving uses none', async () => {
  expect(await save('web', [verse(1), verse(2)])).toBe(true)
  expect(await save('web', [verse(1), verse(2)])).toBe(false)
  expect(await save('web', [verse(1, 'other words')])).toBe(true)
  expect(await save('web', [verse(1, 'other words')], 500)).toBe(true)
  expect(await listAllVerses(db, 'web')).toEqual([verse(1, 'other words')])
  expect(await findEdition(db, 'web')).toEqual({ ...edition('web', 500), isSubstitutionAllowed: false })
  const allowing = { ...edition('web', 500), isSubstitutionAllowed: true }
  const saved = db.transaction().execute((tx) => saveEdition(tx, allowing, [verse(1, 'other words')]))
  expect(await saved).toBe(true)
  expect(await findEdition(db, 'web')).toEqual(allowing)
  expect(await findCurrentEdition(db)).toBeUndefined()
})

test('one edition is in use, and the other keeps its verses', async () => {
  await save('web', [verse(1)])
  await save('own', [verse(1), verse(2)])
  expect(await use('web')).toBe(true)
  expect(await use('own')).toBe(true)
  expect(await use('own')).toBe(false)
  expect((await listEditions(db)).map(({ id, isCurrent, verses }) => [id, isCurrent, verses])).toEqual([
    ['own', true, 2],
    ['web', false, 1],
  ])
})

test('only what may be shown is read for people, and that may change', async () => {
  await save('own', [verse(1), verse(2), verse(1, 'of another chapter', 2)])
  await save('web', [verse(3)])
  await use('own', [{ book: 'Isaiah', chapter: 2, verse: 1 }])
  expect(await listShownVerses(db, 'Isaiah', 1)).toEqual([])
  expect(await listShownVerses(db, 'Isaiah', 2)).toEqual([verse(1, 'of another chapter', 2)])
  expect(await listAllVerses(db, 'own')).toHaveLength(3)
  expect(await use('own', [{ book: 'Isaiah', chapter: 1, verse: 2 }])).toBe(true)
  expect(await listShownVerses(db, 'Isaiah', 1)).toEqual([verse(2)])
  await use('own')
  expect(await listShownVerses(db, 'Isaiah', 2)).toHaveLength(1)
})

test('a whole Bible fits', async () => {
  await save(
    'whole',
    Array.from({ length: 31_000 }, (_, at) => verse(at + 1)),
  )
  expect(await db.selectFrom('verses').select('verse').execute()).toHaveLength(31_000)
})
