import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { seasonsFolder } from '@seraph/content/pack/readPack'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import { afterAll, expect, test, vi } from 'vitest'

import { loadSeasons } from './load.ts'
import { readSeason } from './readSeason.ts'

// The whole season is checked at each load, which takes both cores for seconds.
vi.setConfig({ testTimeout: 60_000 })

const { db } = await testDatabase()
const season = join(seasonsFolder, '2026-isaiah')
const folder = await mkdtemp(join(tmpdir(), 'seraph-load-'))
afterAll(() => rm(folder, { recursive: true }))

/** Lays the season with two of its chapters alone into the folder, as it was: all of it is checked for five seconds each time. */
async function layOutTwoChapters(): Promise<void> {
  const ofOthers = /(?:isaiah-(?!01|05)\d\d|wordings|drills)\.json$/
  await cp(season, folder, { recursive: true, force: true, filter: (path) => !ofOthers.test(path) })
}
const load = async (from: string) => {
  const source = await readSeason(from)
  return db.transaction().execute((tx) => loadSeasons(tx, { sources: [source], open: ['2026-isaiah'] }))
}

/** Everything that loading writes, but for the time when it did. */
async function readAll() {
  const tables = [
    'seasons',
    'editions',
    'verses',
    'questions',
    'triviaQuestions',
    'crosswordPuzzles',
    'glossaryTerms',
  ] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return rows
    .flat()
    .map((row) => JSON.stringify(row))
    .sort()
}

const change = async (file: string, make: (text: string) => string) => {
  const path = join(folder, file)
  const text = await readFile(path, 'utf8')
  expect(make(text)).not.toBe(text)
  await writeFile(path, make(text))
}

test('the season is loaded whole; the same pack again changes nothing', async () => {
  expect((await load(season)).isChanged).toBe(true)
  const before = await readAll()
  const crosswords = await db.selectFrom('crosswordPuzzles').select(['chapter', 'entries']).execute()
  expect(crosswords).toHaveLength(33)
  expect(crosswords.every(({ entries }) => entries.length >= 14)).toBe(true)
  expect((await load(season)).isChanged).toBe(false)
  expect(await readAll()).toEqual(before)
})

test('a broken pack changes nothing and says where', async () => {
  await layOutTwoChapters()
  await load(folder)
  const before = await readAll()
  await change('trivia/isaiah-05.json', (text) => text.replace('"answer": "A vineyard"', '"answer": "A garden"'))
  await change('crosswords/isaiah-05.json', (text) => text.replace('"VINEYARD"', '"ZEBRA"'))
  await expect(load(folder)).rejects.toThrow(/trivia\/isaiah-05\.json isa-5-t1[^]*isaiah-05\.json ZEBRA/)
  expect(await readAll()).toEqual(before)
})

test("a part's id is stored, and another id for it leaves the version of what is judged as it was", async () => {
  const find = () =>
    db.selectFrom('questions').select(['version', 'parts']).where('id', '=', 'isa-1-1-a').executeTakeFirstOrThrow()
  await layOutTwoChapters()
  await load(folder)
  const before = await find()
  expect(before.parts.map(({ id }) => id)).toEqual(['p1'])
  await change('questions/isaiah-01.json', (text) => text.replace('"id": "p1"', '"id": "p2"'))
  await load(folder)
  const after = await find()
  expect(after.parts.map(({ id }) => id)).toEqual(['p2'])
  expect(after.version).toBe(before.version)
})

test('a changed pack rewrites what changed under its old id', async () => {
  await layOutTwoChapters()
  await load(folder)
  const ids = async () => (await db.selectFrom('triviaQuestions').select('id').execute()).map(({ id }) => id).sort()
  const before = await ids()
  await change('trivia/isaiah-05.json', (text) => text.replace('The song of Isaiah 5 is about', 'Isaiah 5 sings about'))
  expect((await load(folder)).isChanged).toBe(true)
  expect(await ids()).toEqual(before)
  const row = await db.selectFrom('triviaQuestions').select('question').where('id', '=', 'isa-5-t1').executeTakeFirst()
  expect(row?.question).toMatch(/^Isaiah 5 sings about/)
})
