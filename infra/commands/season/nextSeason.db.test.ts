import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readOpenSeason } from '@seraph/api/season/openSeason'
import { readEnv } from '@seraph/api/env'
import { seasonsFolder } from '@seraph/content/pack/readPack'
import { saveEdition } from '@seraph/db/queries/seasons/editions'
import { listOpenSeasons } from '@seraph/db/queries/seasons/openSeasons'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import type { SeasonPack } from '@seraph/schema/season'
import { afterAll, expect, test } from 'vitest'

import { loadSeasons } from './load.ts'
import { loadAtStart } from './loadAtStart.ts'
import { newSeason } from './newSeason.ts'
import { readSeason } from './readSeason.ts'

const { db, url } = await testDatabase()
const home = await mkdtemp(join(tmpdir(), 'seraph-seasons-'))
afterAll(() => rm(home, { recursive: true }))

/** Writes a pack of the first `count` chapters of the season that ships, with the same ids of questions; returns its folder. */
async function writePack(id: string, count: number): Promise<string> {
  const shipped = join(seasonsFolder, '2026-isaiah')
  const folder = join(home, id)
  const pack = JSON.parse(await readFile(join(shipped, 'season.json'), 'utf8')) as SeasonPack
  const chapters = pack.chapters.slice(0, count)
  for (const name of ['questions', 'trivia', 'crosswords', 'glossary'])
    for (const { ordinal } of chapters) {
      const file = join(name, `isaiah-${String(ordinal).padStart(2, '0')}.json`)
      await cp(join(shipped, file), join(folder, file))
    }
  await cp(join(shipped, 'lexicon.json'), join(folder, 'lexicon.json'))
  const memory = { ...pack.memory, hiddenVerses: [], groups: [chapters.map(({ ordinal }) => ordinal)] }
  const season = { ...pack, id, title: `Season ${id}`, chapters, memory }
  await writeFile(join(folder, 'season.json'), JSON.stringify(season))
  return folder
}

const env = readEnv({ DATABASE_URL: url, REDIS_URL: 'redis://none', PLAYER_NUMBER_KEY: 'x'.repeat(32) })

/** The open seasons as they are served. */
async function served() {
  const seasons = []
  for (const { id } of await listOpenSeasons(db)) {
    const { season, hash } = (await readOpenSeason(db, id, env)) ?? {}
    seasons.push({ id, title: season?.title, chapters: season?.chapters.length, hash })
  }
  return seasons
}

const load = async (folders: readonly string[], open: readonly string[]) => {
  const sources = await Promise.all(folders.map(readSeason))
  return db.transaction().execute((tx) => loadSeasons(tx, { sources, open }))
}

test('another season is opened beside the first, goes before it, is alone, and gives way again; no season changes by it', async () => {
  const last = await writePack('2026-last', 2)
  const next = await writePack('2027-next', 1)
  const questions = () => db.selectFrom('questions').selectAll().orderBy('seasonId').orderBy('id').execute()
  await load([last], ['2026-last'])
  const [before] = await served()
  expect(before).toMatchObject({ id: '2026-last', chapters: 2 })
  expect(await load([next], ['2026-last', '2027-next'])).toMatchObject({ openBefore: ['2026-last'], isChanged: true })
  const both = await served()
  expect(both).toMatchObject([before, { id: '2027-next', title: 'Season 2027-next', chapters: 1 }])
  const rows = await questions()
  expect(new Set(rows.map(({ seasonId }) => seasonId))).toEqual(new Set(['2026-last', '2027-next']))
  await load([], ['2027-next', '2026-last'])
  expect(await served()).toEqual(both.toReversed())
  await load([], ['2027-next'])
  expect(await served()).toEqual([both[1]])
  await load([last], ['2026-last', '2027-next'])
  expect(await served()).toEqual(both)
  expect(await questions()).toEqual(rows)
})

test('the verses of every season stay, whichever is loaded later', async () => {
  const verses = async () =>
    (await db.selectFrom('verses').select('book').distinct().orderBy('book').execute()).map(({ book }) => book)
  await newSeason({ id: '2028-john', books: ['1JN', '3JN'] }, home)
  await load([join(home, '2028-john')], ['2028-john', '2026-last'])
  expect(await verses()).toEqual(['1 John', '3 John', 'Isaiah'])
  expect(await load([await writePack('2026-last', 2)], ['2028-john', '2026-last'])).toMatchObject({
    isChanged: false,
  })
})

test('an edition is used for all open seasons together or not at all, and the refusal has the figures', async () => {
  const ruled = { name: 'Ruled', abbreviation: 'RUL', notice: '', versesAllowed: 40, bookShareAllowed: null }
  const last = await writePack('2026-last', 2)
  const next = await writePack('2027-next', 3)
  const source = await readSeason(next)
  await load([last], ['2026-last'])
  const { verses } = source.shipped
  await db.transaction().execute((tx) => saveEdition(tx, { ...ruled, id: 'ruled', versesAllowed: 60 }, verses))
  const open = (ids: string[], folders: string[]) => async (editionId?: string) => {
    const sources = await Promise.all(folders.map(readSeason))
    return db.transaction().execute((tx) => loadSeasons(tx, { sources, open: ids, editionId }))
  }
  await open(['2026-last'], [last])('ruled')
  const shown = () =>
    db.selectFrom('verses').select('verse').where('editionId', '=', 'ruled').where('isShown', '=', true).execute()
  // Isaiah 1 has 31 verses, 2 has 22, 3 has 26.
  expect(await shown()).toHaveLength(53)
  await expect(open(['2026-last', '2027-next'], [next])()).rejects.toThrow(/may show: 79 \(60 allowed\)/)
  expect((await listOpenSeasons(db)).map(({ id }) => id)).toEqual(['2026-last'])
  await open(['2026-last'], [last])('web')
  await open(['2026-last', '2027-next'], [next])()
  await expect(open(['2026-last', '2027-next'], [last, next])('ruled')).rejects.toThrow(/79 \(60 allowed\)/)
})

test('the first start opens what SEASONS says; every other leaves what is open as it is', async () => {
  await db.updateTable('seasons').set({ place: null }).execute()
  await newSeason({ id: '2029-jude', books: ['JUD'] }, home)
  await newSeason({ id: '2030-joel', books: ['JOL'] }, home)
  const open = async () => (await listOpenSeasons(db)).map(({ id }) => id)
  expect(await loadAtStart(db, ['2030-joel', '2029-jude'], home)).toMatchObject({ openBefore: [], withoutPack: [] })
  expect(await open()).toEqual(['2030-joel', '2029-jude'])
  await load([], ['2029-jude'])
  const again = await loadAtStart(db, ['2030-joel', '2029-jude'], home)
  expect(again).toMatchObject({ isChanged: false, packs: [{ id: '2029-jude', isChanged: false }] })
  expect(await open()).toEqual(['2029-jude'])
  expect(await loadAtStart(db, ['nowhere'], home)).toMatchObject({ isChanged: false })
  await rm(join(home, '2029-jude'), { recursive: true })
  expect(await loadAtStart(db, [], home)).toMatchObject({ isChanged: false, withoutPack: ['2029-jude'] })
  await db.updateTable('seasons').set({ place: null }).execute()
  await expect(loadAtStart(db, ['2031-none'], home)).rejects.toThrow('There is no season pack 2031-none')
})
