import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { countCoverage } from '../check/coverage/coverage.ts'
import { makeLoadable } from '../make/makeLoadable.ts'
import { readPack, seasonsFolder } from './readPack.ts'
import { worldEnglishBible } from '../worldEnglishBible.ts'

const season = join(seasonsFolder, '2026-isaiah')
const folder = await mkdtemp(join(tmpdir(), 'seraph-pack-'))
afterAll(() => rm(folder, { recursive: true }))

/** No own answers are judged here: `npm run check` judges those of all questions. */
const noneJudged = (): [] => []

// The whole pack is laid out: a second or two, longer on a busy machine.
test(
  'the season of 2026 loads with the edition that ships, without a fault and with every question',
  { timeout: 60_000 },
  async () => {
    const pack = await readPack(season)
    const edition = await worldEnglishBible(pack.season.books.map(({ name }) => name))
    const loadable = makeLoadable(pack, edition, noneJudged)
    const { faults, leftOut, questions } = loadable
    expect(faults).toEqual([])
    expect(leftOut).toEqual([])
    expect(questions.length).toBeGreaterThanOrEqual(1_800)
    expect(loadable.glossary.length).toBeGreaterThanOrEqual(250)
    const coverage = countCoverage(pack, loadable)
    expect(coverage.total).toBe(questions.length)
    for (const { label, verses, versesWithQuestion, versesWithTwo, trivia, crossword } of coverage.chapters) {
      expect(versesWithQuestion, label).toBe(verses)
      // A verse that only says that somebody spoke, or tells of cruelty, may have one.
      expect(versesWithTwo, label).toBeGreaterThanOrEqual(verses - 1)
      expect(trivia, label).toBeGreaterThanOrEqual(verses < 10 ? 12 : 20)
      expect(crossword.placed, label).toBeGreaterThanOrEqual(14)
      expect(Math.max(crossword.width, crossword.height), label).toBeLessThanOrEqual(17)
    }
  },
)

test(
  'the season of 2027 loads with the edition that ships, without a fault and with every question',
  { timeout: 60_000 },
  async () => {
    const pack = await readPack(join(seasonsFolder, '2027-mark-peter-john'))
    const edition = await worldEnglishBible(pack.season.books.map(({ name }) => name))
    const loadable = makeLoadable(pack, edition, noneJudged)
    expect(loadable.faults).toEqual([])
    expect(loadable.leftOut).toEqual([])
    const { total, byPoints, chapters } = countCoverage(pack, loadable)
    expect(total).toBeGreaterThanOrEqual(2_400)
    expect(loadable.trivia.length).toBeGreaterThanOrEqual(1_000)
    const points = Object.entries(byPoints).flatMap(([worth, count]) => Array<number>(count).fill(Number(worth)))
    const mean = points.reduce((sum, worth) => sum + worth, 0) / total
    expect(mean).toBeGreaterThanOrEqual(2)
    expect(mean).toBeLessThanOrEqual(2.3)
    expect(points.filter((worth) => worth >= 3).length / total).toBeGreaterThanOrEqual(0.3)
    expect(points.filter((worth) => worth >= 5).length / total).toBeGreaterThanOrEqual(0.08)
    expect(chapters).toHaveLength(31)
    for (const { label, verses, versesWithQuestion, crossword } of chapters) {
      expect(versesWithQuestion, label).toBe(verses)
      expect(crossword.placed, label).toBeGreaterThanOrEqual(12)
    }
  },
)

test('every broken file is named with the place, and nothing is half read', async () => {
  await cp(season, folder, { recursive: true })
  const first = join(folder, 'questions', 'isaiah-01.json')
  const rows: unknown = JSON.parse(await readFile(first, 'utf8'))
  if (!Array.isArray(rows)) throw new Error('not a list of questions')
  rows[0] = { ...rows[0], points: 9 }
  rows[1].parts[1].id = undefined
  await writeFile(first, JSON.stringify(rows))
  await writeFile(join(folder, 'questions', 'isaiah-02.json'), '{ not json')
  await writeFile(join(folder, 'trivia', 'isaiah-03.json'), '[{ "id": "isa-3-t1" }]')
  await writeFile(join(folder, 'glossary', 'isaiah-99.json'), '[]')
  await expect(readPack(folder)).rejects.toThrow(
    /questions\/isaiah-01\.json at 0[^]*isaiah-01\.json at 1\.parts\.1\.id[^]*isaiah-02\.json[^]*trivia\/isaiah-03\.json at 0\.verse[^]*glossary\/isaiah-99\.json: no chapter/,
  )
})
