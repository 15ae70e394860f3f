import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readCurrentSeason } from '@seraph/api/currentSeason'
import { readEnv } from '@seraph/api/env'
import { seasonsFolder } from '@seraph/content/readPack'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import type { SeasonPack } from '@seraph/schema/season'
import { afterAll, expect, test } from 'vitest'

import { loadSeason } from './load.ts'

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
  const memory = { ...pack.memory, blockedChapters: [], groups: [chapters.map(({ ordinal }) => ordinal)] }
  const season = { ...pack, id, title: `Season ${id}`, chapters, memory }
  await writeFile(join(folder, 'season.json'), JSON.stringify(season))
  return folder
}

async function served() {
  const current = await readCurrentSeason(db, readEnv({ DATABASE_URL: url, REDIS_URL: 'redis://none' }))
  const { title, chapters = [] } = current?.season ?? {}
  return { id: current?.id, title, chapters: chapters.length, hash: current?.hash }
}

test('the next season takes over whole, leaves the last as it was, and can be taken back', async () => {
  const last = await writePack('2026-last', 2)
  const next = await writePack('2027-next', 1)
  const questions = () =>
    db.selectFrom('questions').selectAll().where('seasonId', '=', '2026-last').orderBy('id').execute()
  await loadSeason(db, last)
  const before = await served()
  const rows = await questions()
  expect(before).toMatchObject({ id: '2026-last', chapters: 2 })
  expect(rows.length).toBeGreaterThan(0)
  expect(await loadSeason(db, next)).toMatchObject({ isChanged: true })
  expect(await served()).toMatchObject({ id: '2027-next', title: 'Season 2027-next', chapters: 1 })
  expect(await questions()).toEqual(rows)
  expect(await loadSeason(db, last)).toMatchObject({ isChanged: true })
  expect(await served()).toEqual(before)
  expect(await questions()).toEqual(rows)
})
