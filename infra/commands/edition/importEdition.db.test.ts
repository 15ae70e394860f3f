import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { seasonsFolder } from '@seraph/content/pack/readPack'
import { findCurrentEdition } from '@seraph/db/queries/seasons/editions'
import type { EditionRow } from '@seraph/db/queries/seasons/editions'
import { listQuestions } from '@seraph/db/queries/seasons/questions'
import { findSeason } from '@seraph/db/queries/seasons/seasons'
import { listShownVerses } from '@seraph/db/queries/seasons/verses'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { loadSeasons } from '../season/load.ts'
import { joinSources } from '../season/readOpenSources.ts'
import { readSeason } from '../season/readSeason.ts'
import { importEdition } from './importEdition.ts'
import { switchEdition as switchTo } from './switchEdition.ts'

// The whole season is checked against an edition, which takes both cores for seconds.
vi.setConfig({ testTimeout: 60_000 })

const { db } = await testDatabase()
const source = await readSeason(join(seasonsFolder, '2026-isaiah'))
const { pack, shipped } = source
const opened = await joinSources([source], [pack.season.id])
const folder = await mkdtemp(join(tmpdir(), 'seraph-edition-'))
afterAll(() => rm(folder, { recursive: true }))
const use = async (editionId?: string) => {
  const load =
    editionId === undefined
      ? await db.transaction().execute((tx) => loadSeasons(tx, opened))
      : await switchTo(db, opened, editionId)
  return { leftOut: [], ...load.packs[0], edition: load.edition, isChanged: load.isChanged }
}
beforeAll(() => use())

const terms = {
  name: 'A copy',
  abbreviation: 'CPY',
  notice: 'Used by leave.',
  versesAllowed: 500,
  bookShareAllowed: null,
}
const importFile = async (name: string, text: string, over: Partial<EditionRow> & { id: string }) => {
  const file = join(folder, name)
  await writeFile(file, text)
  return importEdition(db, opened, { files: [file], edition: { ...terms, ...over } })
}
const csv = [
  'book,chapter,verse,text',
  ...shipped.verses.map((one) => `Isaiah,${one.chapter},${one.verse},"${one.text.replaceAll('"', '""')}"`),
].join('\n')
const liveQuestions = async () => (await listQuestions(db, pack.season.id)).filter(({ isRetired }) => !isRetired)

test('a licensed edition is imported, used within its licence, and switched back', async () => {
  const before = await liveQuestions()
  expect(await importFile('copy.csv', csv, { id: 'copy' })).toMatch(
    /A copy: 1292 verses imported[^]*may show: 475 \(500 allowed\)[^]*Isaiah 475 verses, 36\.8 % of the book \(no limit\)/,
  )
  expect((await findCurrentEdition(db))?.id).toBe('web')
  expect(await importFile('copy.csv', csv, { id: 'copy' })).toMatch(/were there already/)

  const { leftOut } = await use('copy')
  const blocked = new Set(pack.season.memory.hiddenVerses.map((range) => range.chapter))
  const closed = pack.questions.filter(({ question, chapter }) => 'passage' in question && blocked.has(chapter))
  expect(leftOut).toEqual(closed.map(({ question }) => question.id))
  expect(leftOut.length).toBeGreaterThan(0)
  expect(await listShownVerses(db, 'Isaiah', 5)).toEqual([])
  expect(await listShownVerses(db, 'Isaiah', 6)).toHaveLength(13)
  expect(await liveQuestions()).toHaveLength(before.length - leftOut.length)
  expect((await findSeason(db, pack.season.id))?.public).toMatchObject({
    edition: { id: 'copy', notice: 'Used by leave.', isSubstitutionAllowed: false, saysDivineName: true },
  })

  expect((await use('web')).isChanged).toBe(true)
  await use('web')
  const noted = await db.selectFrom('auditEntries').select(['actor', 'act', 'subject']).orderBy('createdAt').execute()
  expect(noted).toEqual([
    { actor: 'operator', act: 'edition_imported', subject: { edition: 'copy', name: 'A copy', verses: 1292 } },
    { actor: 'operator', act: 'edition_used', subject: { from: 'web', to: 'copy' } },
    { actor: 'operator', act: 'edition_used', subject: { from: 'copy', to: 'web' } },
  ])
  expect(await liveQuestions()).toEqual(before)
  expect(await listShownVerses(db, 'Isaiah', 5)).toHaveLength(30)
})

test('a made-up USFM edition is used: blanks and quotations that fit no words of it are left out', async () => {
  const chapters = pack.season.chapters.map(({ chapter, verses }) => {
    const rows = Array.from(
      { length: verses },
      (_, at) => `\\v ${at + 1} Verse ${at + 1} of our own, chapter ${chapter}.`,
    )
    return [`\\c ${chapter}`, '\\p', ...rows].join('\n')
  })
  const usfm = ['\\id ISA Made up', ...chapters].join('\n')
  const own = { id: 'own', name: 'Our own', isSubstitutionAllowed: true }
  await importFile('own.usfm', usfm, { ...own, versesAllowed: 475 })
  const { leftOut, questions } = await use('own')
  expect((await findSeason(db, pack.season.id))?.public).toMatchObject({
    edition: { id: 'own', isSubstitutionAllowed: true, saysDivineName: false },
  })
  const quoted = pack.questions.filter(({ question }) => 'passage' in question)
  expect(leftOut).toHaveLength(quoted.length)
  expect(questions).toBe(pack.questions.length - quoted.length)
  expect(await listShownVerses(db, 'Isaiah', 1)).toContainEqual({
    book: 'Isaiah',
    chapter: 1,
    verse: 2,
    text: 'Verse 2 of our own, chapter 1.',
  })
  // The step before every start keeps the edition in use.
  expect(await use()).toMatchObject({ edition: 'Our own', isChanged: false })
  // Another import of the edition in use is used at once.
  await importFile('own.usfm', usfm.replace('Verse 2 of our own, chapter 1.', 'Other words.'), {
    id: 'own',
    name: 'Our own',
  })
  expect((await listShownVerses(db, 'Isaiah', 1))[1]?.text).toBe('Other words.')
  expect(await listShownVerses(db, 'Isaiah', 5)).toEqual([])
  await use('web')
})

test.each([
  [
    'a doubled verse',
    csv.replace('Isaiah,1,3,', 'Isaiah,1,2,'),
    /bad\.csv line 4: Isaiah 1:2 is there twice, first on line 3/,
  ],
  ['a missing verse', csv.replace(/^Isaiah,33,24,.*$/m, ''), /bad\.csv line \d+: Isaiah 33:24 is missing/],
  ['another book', csv.replaceAll('Isaiah,', 'Genesis,'), /no file has Isaiah/],
])('a file with %s is refused with its line and changes nothing', async (_what, text, refusal) => {
  const before = await db.selectFrom('editions').select(['id', 'hash']).execute()
  await expect(importFile('bad.csv', text, { id: 'bad' })).rejects.toThrow(refusal)
  expect(await db.selectFrom('editions').select(['id', 'hash']).execute()).toEqual(before)
})

test('an edition that would be shown beyond its licence is not used, nor one that is not there', async () => {
  expect(await importFile('few.csv', csv, { id: 'few', versesAllowed: 400 })).toMatch(/may show: 475 \(400 allowed\)/)
  await expect(use('few')).rejects.toThrow(/more than its licence allows[^]*475 \(400 allowed\)/)
  await expect(use('none')).rejects.toThrow(/There is no edition none/)
  expect((await findCurrentEdition(db))?.id).toBe('web')
  await expect(importFile('web.csv', csv, { id: 'web' })).rejects.toThrow(/belongs to the edition that ships/)
})
