import { expect, test } from 'vitest'

import { worldEnglishBible } from '../worldEnglishBible.ts'
import { findMissingVerses } from './findMissingVerses.ts'
import { readCsv } from './readCsv.ts'
import { readUsfm } from './readUsfm.ts'

const books = [{ name: 'Isaiah', abbreviation: 'Isa.', usfm: 'ISA' }]
const chapter = (ordinal: number, verses: number) => ({
  ordinal,
  label: `Isaiah ${ordinal}`,
  book: 'Isaiah',
  chapter: ordinal,
  verses,
})

const usfm = `\\id ISA A text of our own
\\h Isaiah
\\mt1 Isaiah
\\c 1
\\s1 Ann goes out
\\p
\\v 1 Ann \\add and\\add* Ben\\f + \\ft Or: Bob\\f* walked
\\q1 up the \\nd hill\\nd*’s side.
\\v 2 \\w They|lemma="they"\\w* rested.\\x - \\xo 1:2 \\xt Gen 1:1\\x*
\\r (Song 1)
\\b
\\c 2
\\p
\\v 1 \\wj “Come home,”\\wj* said Ann.
`

test('USFM is read without its notes, headings and marks, with the line of each verse', () => {
  expect(readUsfm(usfm, books)).toEqual({
    faults: [],
    verses: [
      { book: 'Isaiah', chapter: 1, verse: 1, line: 7, text: 'Ann and Ben walked up the hill’s side.' },
      { book: 'Isaiah', chapter: 1, verse: 2, line: 9, text: 'They rested.' },
      { book: 'Isaiah', chapter: 2, verse: 1, line: 14, text: '“Come home,” said Ann.' },
    ],
  })
})

test.each([
  ['a verse twice', usfm.replace('\\v 2', '\\v 1'), { line: 9, what: 'verse 1:1 is there twice, first on line 7' }],
  ['a chapter twice', usfm.replace('\\c 2', '\\c 1'), { line: 12, what: 'chapter 1 is there twice, first on line 4' }],
  ['verses bound together', usfm.replace('\\v 2', '\\v 2-3'), { line: 9, what: 'verse 1:2-3 is not a single verse' }],
  ['another book', usfm.replace('ISA', 'GEN'), { line: 1, what: "\\id is GEN, none of the season's books (ISA)" }],
])('USFM with %s is refused with the line', (_what, text, fault) => {
  expect(readUsfm(text, books).faults[0]).toEqual(fault)
})

const csv = `book,chapter,verse,text
Isaiah,1,1,"Ann, and Ben
walked ""up""."
ISA,1,2,They rested.
Genesis,1,1,Of another book.
isa.,2,1,Come home.
`

test('CSV is read with quoted fields that run over lines; other books are passed over', () => {
  expect(readCsv(csv, books)).toEqual({
    faults: [],
    verses: [
      { book: 'Isaiah', chapter: 1, verse: 1, line: 2, text: 'Ann, and Ben walked "up".' },
      { book: 'Isaiah', chapter: 1, verse: 2, line: 4, text: 'They rested.' },
      { book: 'Isaiah', chapter: 2, verse: 1, line: 6, text: 'Come home.' },
    ],
  })
})

test.each([
  ['a verse twice', csv.replace('ISA,1,2', 'ISA,1,1'), { line: 4, what: 'Isaiah 1:1 is there twice, first on line 2' }],
  ['no number', csv.replace('ISA,1,2', 'ISA,1,b'), { line: 4, what: '"1:b" is no verse' }],
  ['a comma too many', csv.replace('They rested', 'They, rested'), { line: 4, what: '5 fields instead of 4' }],
  [
    'another header',
    csv.replace('book,', 'name,'),
    { line: 1, what: 'the first line must be book,chapter,verse,text' },
  ],
])('CSV with %s is refused with the line', (_what, text, fault) => {
  expect(readCsv(text, books).faults).toEqual([fault])
})

test('a quote that never ends is refused', () => {
  expect(readCsv(csv.replace('""."', '"".'), books).faults).toHaveLength(1)
})

test('what is missing is told with the line where it should stand', () => {
  const { verses } = readUsfm(usfm.replace('\\v 2', '\\v 3'), books)
  const season = { chapters: [chapter(1, 3), chapter(2, 2), chapter(3, 1)] }
  expect(findMissingVerses(verses, season)).toEqual([
    { line: 1, what: 'Isaiah 3:1 is missing' },
    { line: 9, what: 'Isaiah 1:2 is missing' },
    { line: 14, what: 'Isaiah 2:2 is missing' },
  ])
  const empty = readUsfm(usfm.replace(/\\w They.*/, ''), books)
  expect(findMissingVerses(empty.verses, { chapters: [] })).toEqual([{ line: 9, what: 'Isaiah 1:2 has no words' }])
})

test('the edition that ships goes through CSV unchanged', async () => {
  const { verses } = await worldEnglishBible(['Isaiah'])
  const rows = verses.map((one) => `Isaiah,${one.chapter},${one.verse},"${one.text.replaceAll('"', '""')}"`)
  const read = readCsv(['book,chapter,verse,text', ...rows].join('\r\n'), books)
  expect(read.faults).toEqual([])
  expect(read.verses.map(({ line: _line, ...verse }) => verse)).toEqual(verses)
  expect(findMissingVerses(read.verses, { chapters: [] })).toEqual([])
})
