import { expect, test } from 'vitest'

import { findAlikeVerses } from './findAlikeVerses.ts'

const verse = (text: string, at: number) => ({ book: 'Isaiah', chapter: 1, verse: at + 1, text })

test('verses that share a run of four words are found, the longest run first; the same text twice is not', () => {
  const verses = [
    'Within three years, as a worker would count them.',
    'For all this, his anger is not turned away.',
    'Within a year, as a worker would count it.',
    'Therefore his anger is not turned away, but his hand is stretched out.',
    'For all this, his anger is not turned away.',
    'Nothing that stands elsewhere.',
  ].map(verse)
  const found = findAlikeVerses(verses).map(({ first, second, shared }) => [first, second, shared.join(' ')])
  expect(found).toEqual([
    [1, 3, 'his anger is not turned away'],
    [3, 4, 'his anger is not turned away'],
    [0, 2, 'as a worker would count'],
  ])
})
