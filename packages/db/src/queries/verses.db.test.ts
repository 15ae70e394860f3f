import { expect, test } from 'vitest'

import { testDatabase } from '../testing/testDatabase.ts'
import { loadEdition } from './editions.ts'
import { listShownBooks } from './verses.ts'

const { db } = await testDatabase()
const load = (id: string, text: string) =>
  db.transaction().execute((tx) =>
    loadEdition(tx, {
      edition: { id, name: id, notice: '' },
      verses: [
        { book: 'Mark', chapter: 2, verse: 1, text },
        { book: 'Isaiah', chapter: 10, verse: 1, text },
        { book: 'Isaiah', chapter: 2, verse: 11, text },
        { book: 'Isaiah', chapter: 2, verse: 2, text },
      ],
    }),
  )

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
