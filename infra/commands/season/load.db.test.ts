import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { seasonsFolder } from '@seraph/content/readPack'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import { afterAll, expect, test } from 'vitest'

import { loadSeason } from './load.ts'

const { db } = await testDatabase()
const season = join(seasonsFolder, '2026-isaiah')
const folder = await mkdtemp(join(tmpdir(), 'seraph-load-'))
afterAll(() => rm(folder, { recursive: true }))

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
  expect((await loadSeason(db, season)).isChanged).toBe(true)
  const before = await readAll()
  const crosswords = await db.selectFrom('crosswordPuzzles').select(['chapter', 'entries']).execute()
  expect(crosswords).toHaveLength(33)
  expect(crosswords.every(({ entries }) => entries.length >= 14)).toBe(true)
  expect((await loadSeason(db, season)).isChanged).toBe(false)
  expect(await readAll()).toEqual(before)
})

test('a broken pack changes nothing and says where', async () => {
  await loadSeason(db, season)
  const before = await readAll()
  await cp(season, folder, { recursive: true })
  await change('trivia/isaiah-05.json', (text) => text.replace('"answer": "A vineyard"', '"answer": "A garden"'))
  await change('crosswords/isaiah-05.json', (text) => text.replace('"VINEYARD"', '"ZEBRA"'))
  await expect(loadSeason(db, folder)).rejects.toThrow(/trivia\/isaiah-05\.json isa-5-t1[^]*isaiah-05\.json ZEBRA/)
  expect(await readAll()).toEqual(before)
})

test('a changed pack rewrites what changed under its old id', async () => {
  await loadSeason(db, season)
  const ids = async () => (await db.selectFrom('triviaQuestions').select('id').execute()).map(({ id }) => id).sort()
  const before = await ids()
  await cp(season, folder, { recursive: true, force: true })
  await change('trivia/isaiah-05.json', (text) => text.replace('The song of Isaiah 5 is about', 'Isaiah 5 sings about'))
  expect((await loadSeason(db, folder)).isChanged).toBe(true)
  expect(await ids()).toEqual(before)
  const row = await db.selectFrom('triviaQuestions').select('question').where('id', '=', 'isa-5-t1').executeTakeFirst()
  expect(row?.question).toMatch(/^Isaiah 5 sings about/)
})
