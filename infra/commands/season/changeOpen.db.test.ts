import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { listAuditRows } from '@seraph/db/queries/admin/auditEntries'
import { listOpenSeasons } from '@seraph/db/queries/seasons/openSeasons'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import { PublicSeason } from '@seraph/schema/season'
import { afterAll, expect, test } from 'vitest'

import { changeOpen } from './changeOpen.ts'
import { loadSeasons } from './load.ts'
import { loadAtStart } from './loadAtStart.ts'
import { newSeason } from './newSeason.ts'
import { readSeason } from './readSeason.ts'

const { db } = await testDatabase()
const home = await mkdtemp(join(tmpdir(), 'seraph-new-'))
afterAll(() => rm(home, { recursive: true }))

const open = async () => (await listOpenSeasons(db)).map(({ id }) => id)
const [jude, philemon] = ['2026-jude', '2027-philemon']

test('seasons are opened, used and closed and all that is taken back; each change is noted with what was before', async () => {
  await newSeason({ id: jude, books: ['JUD'] }, home)
  await newSeason({ id: philemon, books: ['PHM'] }, home)
  await loadAtStart(db, [jude], home)
  const verses = () => db.selectFrom('verses').selectAll().orderBy('book').orderBy('chapter').orderBy('verse').execute()
  expect(await changeOpen(db, 'open', philemon, home)).toContainEqual(
    `Open now: ${jude}, ${philemon} (before: ${jude})`,
  )
  const before = await verses()
  await changeOpen(db, 'use', philemon, home)
  expect(await open()).toEqual([philemon, jude])
  await changeOpen(db, 'close', jude, home)
  expect(await open()).toEqual([philemon])
  await expect(changeOpen(db, 'close', philemon, home)).rejects.toThrow('only open season')
  await expect(changeOpen(db, 'close', jude, home)).rejects.toThrow("isn't open")
  await expect(changeOpen(db, 'open', '2030-jude', home)).rejects.toThrow('There is no season pack 2030-jude')
  await expect(changeOpen(db, 'use', '../../etc', home)).rejects.toThrow('There is no season pack')
  await changeOpen(db, 'use', jude, home)
  await changeOpen(db, 'use', jude, home)
  expect(await open()).toEqual([jude, philemon])
  expect(await verses()).toEqual(before)
  const noted = await listAuditRows(db, { before: undefined, limit: 10 })
  expect(noted.map(({ actor, act, subject }) => [actor, act, subject['from'], subject['to']])).toEqual([
    ['operator', 'seasons_changed', [philemon], [jude, philemon]],
    ['operator', 'seasons_changed', [philemon, jude], [philemon]],
    ['operator', 'seasons_changed', [jude, philemon], [philemon, jude]],
    ['operator', 'seasons_changed', [jude], [jude, philemon]],
  ])
})

test('a preview is loaded beside the open seasons, is taken back or opened, and never made of what has been open', async () => {
  await newSeason({ id: '2028-titus', books: ['TIT'] }, home)
  const stage = async () =>
    (await db.selectFrom('seasons').select(['stage', 'place']).where('id', '=', '2028-titus').execute())[0]
  const before = await open()
  expect(await changeOpen(db, 'preview', '2028-titus', home)).toContainEqual(
    expect.stringContaining('only for the admin: 2028-titus'),
  )
  expect([await stage(), await open()]).toEqual([{ stage: 'preview', place: null }, before])
  await changeOpen(db, 'preview', '2028-titus', home)
  await changeOpen(db, 'close', '2028-titus', home)
  expect([await stage(), await open()]).toEqual([{ stage: 'withdrawn', place: null }, before])
  await expect(changeOpen(db, 'close', '2028-titus', home)).rejects.toThrow("isn't open")
  await changeOpen(db, 'preview', '2028-titus', home)
  await changeOpen(db, 'use', '2028-titus', home)
  expect([await stage(), await open()]).toEqual([{ stage: 'public', place: 1 }, ['2028-titus', ...before]])
  await expect(changeOpen(db, 'preview', '2028-titus', home)).rejects.toThrow('is open or has been')
  await changeOpen(db, 'close', '2028-titus', home)
  expect([await stage(), await open()]).toEqual([{ stage: 'public', place: null }, before])
  await expect(changeOpen(db, 'preview', '2028-titus', home)).rejects.toThrow('is open or has been')
  const noted = await listAuditRows(db, { before: undefined, limit: 5 })
  expect(noted.map(({ subject }) => [subject['change'], subject['previewsFrom'], subject['previewsTo']])).toEqual([
    ['close', [], []],
    ['use', ['2028-titus'], []],
    ['preview', [], ['2028-titus']],
    ['close', ['2028-titus'], []],
    ['preview', [], ['2028-titus']],
  ])
})

test('a change that is refused in its midst leaves everything as it was', async () => {
  await newSeason({ id: '2028-jonah', books: ['JON'] }, home)
  const before = await open()
  const entries = (await listAuditRows(db, { before: undefined, limit: 100 })).length
  const refusing = db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode' && /audit_?entries/i.test(JSON.stringify(node)))
        throw new Error('in the midst')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  for (const change of ['preview', 'open', 'use'] as const)
    await expect(changeOpen(refusing, change, '2028-jonah', home)).rejects.toThrow('in the midst')
  expect(await open()).toEqual(before)
  expect(await db.selectFrom('seasons').select('id').where('id', '=', '2028-jonah').execute()).toEqual([])
  expect(await listAuditRows(db, { before: undefined, limit: 100 })).toHaveLength(entries)
})

test('a new pack has its chapters and verses from the edition, and loads as it is', async () => {
  const lines = await newSeason({ id: '2028-romans', books: ['rom', '1CO'] }, home)
  expect(lines[0]).toContain('32 chapters, 870 verses of Romans and 1 Corinthians')
  const source = await readSeason(join(home, '2028-romans'))
  const { season } = source.pack
  expect(season).toMatchObject({ id: '2028-romans', year: 2028, title: 'Romans and 1 Corinthians' })
  expect(season.chapters[16]).toEqual({
    ordinal: 17,
    label: '1 Corinthians 1',
    book: '1 Corinthians',
    chapter: 1,
    verses: 31,
  })
  expect(JSON.parse(await readFile(join(home, '2028-romans', 'questions', '1-corinthians-01.json'), 'utf8'))).toEqual(
    [],
  )
  // Nothing of the season that it was made like is left in it.
  expect(JSON.stringify(season)).not.toMatch(/Mark,|Peter|John|2027|2,400/)
  const load = await db.transaction().execute((tx) => loadSeasons(tx, { sources: [source], open: ['2028-romans'] }))
  expect(load).toMatchObject({ packs: [{ questions: 0, leftOut: [] }] })
  const row = await db.selectFrom('seasons').select('public').where('id', '=', '2028-romans').executeTakeFirstOrThrow()
  expect(PublicSeason.parse(row.public).questionChapters).toEqual([])
})

test.each([
  [{ id: 'romans', books: ['ROM'] }, 'must be a year and a name'],
  [{ id: '../2028-romans', books: ['ROM'] }, 'must be a year and a name'],
  [{ id: '2028-none', books: [] }, 'must name each book once'],
  [{ id: '2028-twice', books: ['ROM', 'rom'] }, 'must name each book once'],
  [{ id: '2028-made-up', books: ['XYZ'] }, 'XYZ is no book'],
])('%o writes nothing', async (wanted, what) => {
  await expect(newSeason(wanted, home)).rejects.toThrow(what)
})

test('a pack that is there is not written over', async () => {
  await newSeason({ id: '2029-jude', books: ['JUD'] }, home)
  await expect(newSeason({ id: '2029-jude', books: ['JUD'] }, home)).rejects.toThrow('already')
})
