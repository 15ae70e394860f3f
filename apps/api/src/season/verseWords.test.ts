import { expect, test } from 'vitest'

import { verseWords } from './verseWords.ts'

test('each verse of the row has the words of the edition, and one where none is shown', () => {
  const chapters = [
    { ordinal: 1, label: 'Mark 4', book: 'Mark', chapter: 4, verses: 2 },
    { ordinal: 2, label: '1 Peter 4', book: '1 Peter', chapter: 4, verses: 3 },
  ]
  const verses = [
    { book: 'Mark', chapter: 4, verse: 2, text: 'He taught them many things' },
    { book: '1 Peter', chapter: 4, verse: 1, text: ' Forasmuch then  as Christ suffered ' },
    { book: '1 Peter', chapter: 4, verse: 3, text: '' },
    { book: 'Mark', chapter: 5, verse: 1, text: 'of another season' },
  ]
  expect(verseWords(verses, chapters)).toEqual([1, 5, 5, 1, 1])
})
