import { expect, test } from 'vitest'

import { wordsOf } from './edition.ts'
import { worldEnglishBible } from './worldEnglishBible.ts'

test('Isaiah has all its verses, each once and none empty', async () => {
  const { verses } = await worldEnglishBible(['Isaiah'])
  const isSeason = verses.filter(({ chapter }) => chapter <= 33)
  expect(isSeason).toHaveLength(649)
  expect(new Set(verses.map(({ chapter, verse }) => `${chapter}:${verse}`)).size).toBe(verses.length)
  expect(verses.every(({ text }) => wordsOf(text).length > 1)).toBe(true)
  expect(Math.max(...verses.map(({ chapter }) => chapter))).toBe(66)
})

test('a book of several words is found', async () => {
  const { verses } = await worldEnglishBible(['1 Peter'])
  expect(verses[0]).toMatchObject({ book: '1 Peter', chapter: 1, verse: 1 })
})
