import { expect, test } from 'vitest'

import { findVerses, makeVerseIndex } from './verseIndex.ts'

const texts = [
  'The king sent a letter to the city.',
  'Two horses stood by the red gate of the city.',
  'The gate was closed and the horses were led away.',
  'The people of the city sang.',
  ...Array.from({ length: 40 }, (_, at) => `The people of the city walked on day ${at}.`),
]
const index = makeVerseIndex(texts.map((text, at) => ({ book: 'Tales', chapter: 1, verse: at + 1, text })))
const find = (text: string) => findVerses(index, text, 3).map(({ verse }) => verse)

test('the verses with the rarest words of the question come first', () => {
  expect(find('What does it say about horses at a red gate?')).toEqual([2, 3])
  expect(find('who wrote the letters?')).toEqual([1])
})

test('words that stand everywhere and words about words find nothing', () => {
  expect(find('the people of the city')).toEqual([])
  expect(find('what is the meaning of this word')).toEqual([])
  expect(find('penguins')).toEqual([])
  expect(find('')).toEqual([])
})
