import { MemoryData, MemoryIndex } from '@seraph/schema/http/memoryGame'
import { beforeEach, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { makeMemorySeason } from '../../testing/makeMemorySeason.ts'
import { testApp } from '../../testing/testApp.ts'

const { db, deps, browser } = await testApp()
beforeEach(async () => {
  await makeMemorySeason(db)
  await deps.memory.refresh()
})

const readIndex = async (from: Browser = browser()) =>
  MemoryIndex.parse((await from.get('/api/memory-game/data')).json())
const fileOf = (index: MemoryIndex, group: number): string => `/api/memory-game/data/${index.groups[group]?.file}`

test('the index tells groups and chapters; what is blocked or may not be shown has no words', async () => {
  const { groups, chapters } = await readIndex()
  expect(groups.map((group) => group.chapters)).toEqual([[1], [2], [3, 4]])
  expect(groups.map(({ file }) => file === null)).toEqual([false, true, false])
  const closed = { verses: 0, totalWords: 0 }
  const open = { verses: 2, totalWords: 7, isBlocked: false, hidden: [] }
  expect(chapters).toEqual([
    { chapter: 1, ...open },
    { chapter: 2, ...closed, isBlocked: true, hidden: [{ from: 1, to: 10 }] },
    { chapter: 3, ...open },
    { chapter: 4, ...closed, isBlocked: false, hidden: [] },
  ])
})

test('a file has the words of each verse, and is kept for ever', async () => {
  const index = await readIndex()
  const reply = await browser().get(fileOf(index, 2))
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const data = MemoryData.parse(reply.json())
  expect(Object.keys(data)).toEqual(['Isaiah 3 Verse 1', 'Isaiah 3 Verse 2'])
  expect(data['Isaiah 3 Verse 2']?.map(({ original }) => original)).toEqual(['We', 'see', 'it.'])
  expect(data['Isaiah 3 Verse 2']?.map(({ scrambled }) => scrambled)).toEqual(['Ew', 'ees', 'ti.'])
  const known = { headers: { 'if-none-match': String(reply.headers.etag) } }
  expect((await browser().get(fileOf(index, 2), known)).statusCode).toBe(304)
})

test('other words have another address, within seconds and in every process', async () => {
  const other = await testApp({ settings: { DATABASE_URL: deps.env.DATABASE_URL } })
  const before = await readIndex(other.browser())
  await makeMemorySeason(db, { text: 'Other words stand here.' })
  await deps.memory.refresh()
  const after = await readIndex()
  expect(fileOf(after, 0)).not.toBe(fileOf(before, 0))
  expect((await browser().get(fileOf(before, 0))).json()).toMatchObject({ code: 'memory_data_not_found' })
  // The other process hasn't looked yet when it is asked for the new address.
  const reply = await other.browser().get(fileOf(after, 0))
  expect(reply.json()).toMatchObject({ 'Isaiah 1 Verse 1': [{ original: 'Other' }, {}, {}, {}] })
  expect(await readIndex(other.browser())).toEqual(after)
})

test('a list that the operator cleared opens what the licence shows, and no more', async () => {
  const settings = { DATABASE_URL: deps.env.DATABASE_URL, MEMORY_BLOCKED_CHAPTERS: 'none' }
  const cleared = await testApp({ settings })
  const { chapters } = await readIndex(cleared.browser())
  expect(chapters.map(({ totalWords }) => totalWords)).toEqual([7, 7, 7, 0])
})

test('what is no hash is refused', async () => {
  expect((await browser().get('/api/memory-game/data/..%2Fx')).statusCode).toBe(400)
  expect((await browser().get(`/api/memory-game/data/${'0'.repeat(32)}`)).statusCode).toBe(404)
})
