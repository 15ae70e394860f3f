import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { testApp } from '@seraph/api/testing/testApp'
import { seasonsFolder } from '@seraph/content/pack/readPack'
import { MemoryData, MemoryIndex } from '@seraph/schema/http/memoryGame'
import { afterAll, expect, test } from 'vitest'

import { loadSeasons } from '../season/load.ts'
import { joinSources } from '../season/readOpenSources.ts'
import { readSeason } from '../season/readSeason.ts'
import { importEdition } from './importEdition.ts'

const { db, deps, browser } = await testApp()
const source = await readSeason(join(seasonsFolder, '2026-isaiah'))
const opened = await joinSources([source], ['2026-isaiah'])
const { chapters, memory } = source.pack.season
const folder = await mkdtemp(join(tmpdir(), 'seraph-memory-'))
afterAll(() => rm(folder, { recursive: true }))

const use = async (editionId?: string) => {
  await db.transaction().execute((tx) => loadSeasons(tx, { ...opened, editionId }))
  await deps.memory.refresh()
}
const read = async () => {
  const index = MemoryIndex.parse((await browser().get('/api/memory-game/data')).json())
  const files = index.groups.flatMap(({ file }) => file ?? [])
  const replies = await Promise.all(files.map((file) => browser().get(`/api/memory-game/data/${file}`)))
  return {
    index,
    files,
    data: Object.assign({}, ...replies.map((reply) => MemoryData.parse(reply.json()))) as MemoryData,
  }
}

/** A whole edition of our own words: each verse says which it is. */
const usfm = [
  '\\id ISA Made up',
  ...chapters.flatMap(({ chapter, verses }) => [
    `\\c ${chapter}`,
    '\\p',
    ...Array.from({ length: verses }, (_, at) => `\\v ${at + 1} Lanterns number ${at + 1} of hall ${chapter}.`),
  ]),
].join('\n')

test('a made-up USFM edition is imported, played within its licence, and switched back', async () => {
  await use()
  const before = await read()
  const blocked = new Set(memory.hiddenVerses.map(({ chapter }) => chapter))
  const unblocked = chapters.filter(({ ordinal }) => !blocked.has(ordinal))
  const shownVerses = unblocked.reduce((sum, { verses }) => sum + verses, 0)
  expect(before.index.groups.map((group) => group.chapters)).toEqual(memory.groups)
  expect(Object.keys(before.data)).toHaveLength(shownVerses)

  const file = join(folder, 'own.usfm')
  await writeFile(file, usfm)
  const terms = { name: 'Our own', abbreviation: 'OWN', notice: 'By leave.', bookShareAllowed: null }
  await importEdition(db, opened, { files: [file], edition: { id: 'own', ...terms, versesAllowed: shownVerses } })
  await deps.memory.refresh()
  expect(await read()).toEqual(before)

  await use('own')
  const own = await read()
  expect(own.files.filter((hash) => before.files.includes(hash))).toEqual([])
  expect(own.data['Isaiah 6 Verse 3']?.map(({ original }) => original)).toEqual([
    'Lanterns',
    'number',
    '3',
    'of',
    'hall',
    '6.',
  ])
  for (const [at, { ordinal, label, verses }] of chapters.entries()) {
    const isBlocked = blocked.has(ordinal)
    const count = isBlocked ? 0 : verses
    expect(own.index.chapters[at]).toMatchObject({ chapter: ordinal, verses: count, totalWords: 6 * count, isBlocked })
    expect(Object.keys(own.data).filter((key) => key.startsWith(`${label} Verse `))).toHaveLength(count)
  }
  const gone = await browser().get(`/api/memory-game/data/${before.files[0]}`)
  expect(gone.statusCode).toBe(404)

  await use(source.shipped.id)
  expect(await read()).toEqual(before)
})
