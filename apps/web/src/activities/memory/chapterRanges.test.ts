import { expect, test } from 'vitest'

import { chapterRanges } from './chapterRanges.ts'
import { wordWidth } from './game/wordWidth.ts'

test.each([
  [[], ''],
  [[4], '4'],
  [[1, 2, 3, 4], '1-4'],
  [[1, 2, 4, 6, 7], '1-2, 4, 6-7'],
])('%j are %j', (numbers, text) => {
  expect(chapterRanges(numbers)).toBe(text)
})

test('a box is 14 px a letter and 16, at least 50', () => {
  expect(['I', 'am', 'the', 'LORD', 'Jerusalem'].map(wordWidth)).toEqual([50, 50, 58, 72, 142])
})
