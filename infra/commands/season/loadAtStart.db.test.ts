import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { testDatabase } from '@seraph/db/testing/testDatabase'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'

import { loadAtStart } from './loadAtStart.ts'
import { newSeason } from './newSeason.ts'

const { db } = await testDatabase()
const home = await mkdtemp(join(tmpdir(), 'seraph-start-'))
afterAll(() => rm(home, { recursive: true }))
await newSeason({ id: '2029-jude', books: ['JUD'] }, home)
const file = join(home, '2029-jude', 'season.json')
const written = await readFile(file, 'utf8')
const web = 'World English Bible'
const start = () => loadAtStart(db, ['2029-jude'], home)

/** A start that reads says the edition's name, one that doesn't what is planted here. */
const plant = sql`update start_loads set outcome = jsonb_set(outcome, '{edition}', '"not read"')`

beforeEach(async () => {
  await writeFile(file, written)
  await start()
  await plant.execute(db)
})

test('a start that finds all as the last one left it reads nothing, and tells the same', async () => {
  const told = { packs: [{ id: '2029-jude', questions: 0, leftOut: [], isChanged: false }], withoutPack: [] }
  const rest = { openBefore: ['2029-jude'], isChanged: false }
  expect(await start()).toEqual({ edition: 'not read', ...told, ...rest })
  await sql`update start_loads set files = ''`.execute(db)
  expect(await start()).toEqual({ edition: web, ...told, ...rest })
})

test('a changed file is read, and loaded', async () => {
  await writeFile(file, written.replace(/"title": "[^"]*"/, '"title": "Changed"'))
  expect(await start()).toMatchObject({ edition: web, isChanged: true })
  const { public: shown } = await db.selectFrom('seasons').select('public').executeTakeFirstOrThrow()
  expect(shown).toMatchObject({ title: 'Changed' })
})

test('a file that came to the pack is read', async () => {
  const added = join(home, '2029-jude', 'limits.json')
  await writeFile(added, '{ "unaskedClauses": 2 }')
  await expect(start()).rejects.toThrow('limits.json at unaskedClauses')
  await rm(added)
})

test.each([
  ['a season’s hash', sql`update seasons set hash = 'another'`],
  ['which verses may be shown', sql`update verses set is_shown = false where verse = 3`],
  ['a verse', sql`delete from verses where verse = 25`],
  ['an edition’s terms', sql`update editions set notice = 'Nobody may read it.'`],
  ['which edition is in use', sql`update editions set is_current = false`],
])('where somebody changed it in the database all is read: %s', async (_, change) => {
  await change.execute(db)
  expect(await start()).toMatchObject({ edition: web })
  await plant.execute(db)
  expect(await start()).toMatchObject({ edition: 'not read' })
})

test('a pack that is gone is told, and the season stays', async () => {
  await rm(file)
  expect(await start()).toMatchObject({ edition: web, withoutPack: ['2029-jude'], isChanged: false })
  await plant.execute(db)
  expect(await start()).toMatchObject({ edition: 'not read', withoutPack: ['2029-jude'] })
})
