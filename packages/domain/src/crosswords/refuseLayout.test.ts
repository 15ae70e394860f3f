import { expect, test } from 'vitest'

import type { CrosswordLayout, PlacedWord } from './crosswordLayout.ts'
import { refuseLayout } from './refuseLayout.ts'

const across = (answer: string, row: number, column: number): PlacedWord => ({
  answer,
  row,
  column,
  direction: 'across',
  number: 1,
})
const down = (answer: string, row: number, column: number): PlacedWord => ({
  answer,
  row,
  column,
  direction: 'down',
  number: 1,
})
const grid = (words: PlacedWord[], size = 6): CrosswordLayout => ({ width: size, height: size, words, left: [] })

test('a sound grid is not refused', () => {
  expect(refuseLayout(grid([across('STONE', 0, 0), down('TOE', 0, 1)]), 2)).toBeUndefined()
})

test.each([
  ['too_large', grid([across('STONE', 0, 0)], 18)],
  ['too_few_words', grid([])],
  ['outside', grid([across('STONE', 0, 2)])],
  ['letters_clash', grid([across('STONE', 0, 0), down('OWE', 0, 1)])],
  ['unnamed_word', grid([across('STONE', 0, 0), across('TOE', 1, 0)])],
  ['unconnected', grid([across('STONE', 0, 0), across('TOE', 2, 0)])],
])('%s', (refusal, layout) => {
  expect(refuseLayout(layout, 1)).toBe(refusal)
})
