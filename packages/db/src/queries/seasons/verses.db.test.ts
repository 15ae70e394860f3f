import { expect, test } from 'vitest'

import { testDatabase } from '../../testing/testDatabase.ts'
import { saveEdition, setCurrentEdition } from './editions.ts'
import { listShownBooks } from './verses.ts'

const { db } = await testDatabase()
const load = (id: string, text: string) =>
  db.transaction().execute(async (tx) => {
    const edition = { id, name: id, abbreviation: id, notice: '', versesAllowed: null, bookShareAllowed: null }
    await saveEdition(tx, edition, [
      { book: 'Mark', chapter: 2, verse: 1, text },
      { book: 'Isaiah', chapter: 10, verse: 1, text },
      { book: 'Isaiah', chapter: 2, verse: 11, text },
      { book: 'Isaiah', chapter: 2, verse: 2, text },
    ])
    await setCurrentEdition(tx, id, undefined)
  })

test('verses are those of the edition in use and of the books asked for, in their order', async () => {
  await load('old', 'old words')
  await load('new', 'new words')
  const listed = await listShownBooks(db, ['Mark', 'Isaiah'])
  expect(listed.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`)).toEqual([
    'Mark 2:1',
    'Isaiah 2:2',
    'Isaiah 2:11',
    'Isaiah 10:1',
  ])
  expect(new Set(listed.map(({ text }) => text))).toEqual(new Set(['new words']))
  expect(await listShownBooks(db, ['Isaiah'])).toHaveLength(3)
})

test('verses beyond what the edition’s licence lets be shown are not among them', async () => {
  await db.transaction().execute((tx) => setCurrentEdition(tx, 'new', [{ book: 'Isaiah', chapter: 2, verse: 11 }]))
  expect((await listShownBooks(db, ['Isaiah'])).map(({ chapter, verse }) => [chapter, verse])).toEqual([[2, 11]])
})
