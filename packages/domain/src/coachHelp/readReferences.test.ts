import { expect, test } from 'vitest'

import { readReferences } from './readReferences.ts'

const chapters = [
  ...[1, 2, 3, 4, 5, 6].map((chapter) => ({ book: 'Isaiah', chapter, verses: 13 })),
  { book: '1 Peter', chapter: 1, verses: 25 },
].map((place, at) => ({ ...place, ordinal: at + 1, label: `${place.book} ${place.chapter}` }))
const books = [
  { name: 'Isaiah', abbreviation: 'Isa', usfm: 'ISA' },
  { name: '1 Peter', abbreviation: '1Pe', usfm: '1PE' },
]
const read = (text: string) =>
  readReferences(text, { books, chapters }).inside.map(
    ({ book, chapter, from, to }) => `${book} ${chapter}:${from}-${to}`,
  )

test.each([
  ['What does Isaiah 6:2 mean?', ['Isaiah 6:2-2']],
  ['isa 6:2-4', ['Isaiah 6:2-4']],
  ['Isa. 6:2', ['Isaiah 6:2-2']],
  ['6:2–4', ['Isaiah 6:2-4']],
  ['6 : 2', ['Isaiah 6:2-2']],
  ['chapter 6 verse 2', ['Isaiah 6:2-2']],
  ['Chapter 6, verses 2 to 4', ['Isaiah 6:2-4']],
  ['ch. 6 v. 2', ['Isaiah 6:2-2']],
  ['ch 6 vv 2-4', ['Isaiah 6:2-4']],
  ['verse 2 of chapter 6', ['Isaiah 6:2-2']],
  ['verses 2 and 3 of 6', ['Isaiah 6:2-3']],
  ['what is chapter 6 about', ['Isaiah 6:1-13']],
  ['Isaiah 6', ['Isaiah 6:1-13']],
  ['1 Peter 1:20', ['1 Peter 1:20-20']],
  ['1:20', []],
  ['Isaiah 1:2 and 1 Peter 1:3', ['Isaiah 1:2-2', '1 Peter 1:3-3']],
  ['6:2 or 6:2 or 5:1', ['Isaiah 6:2-2', 'Isaiah 5:1-1']],
  ['6:12-40', ['Isaiah 6:12-13']],
  ['6:4-2', ['Isaiah 6:4-4', 'Isaiah 6:2-2']],
  ['explain isa 1 18', []],
  ['explain isa 1 3', ['Isaiah 1:3-3']],
  ['isaiah six', ['Isaiah 6:1-13']],
  ['isaiah six verse three', ['Isaiah 6:3-3']],
  ['Isaiah five, twelve', ['Isaiah 5:12-12']],
  ['isaiah twenty-six three', []],
  ['Is 6,2', ['Isaiah 6:2-2']],
  ['Isaiah 6:2,4', ['Isaiah 6:2-2', 'Isaiah 6:4-4']],
  ['is 6 2', ['Isaiah 6:2-2']],
  ['is 6 2 times 3', []],
  ['what does chapter six verse two say', ['Isaiah 6:2-2']],
  ['is 4 a holy number', []],
  ['7:1', []],
  ['6:0', []],
  ['Isaiah 66:1', []],
  ['who is king Ahaz', []],
  ['disaster 6', []],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})
