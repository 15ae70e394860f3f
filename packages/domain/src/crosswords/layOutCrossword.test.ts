import { array, assert, constantFrom, nat, property, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'

import { layOutCrossword } from './layOutCrossword.ts'
import { refuseLayout } from './refuseLayout.ts'

const letters = constantFrom('A', 'B', 'C', 'D', 'E', 'I', 'N', 'O', 'R', 'S', 'T')
const word = array(letters, { minLength: 3, maxLength: 13 }).map((found) => found.join(''))
const words = uniqueArray(word, { minLength: 1, maxLength: 30 })

test('whatever the words, the grid is sound, and every word is placed or left', () => {
  assert(
    property(words, nat(), (answers, seed) => {
      const layout = layOutCrossword(answers, seed)
      expect(refuseLayout(layout, 1)).toBeUndefined()
      expect([...layout.words.map(({ answer }) => answer), ...layout.left].sort()).toEqual([...answers].sort())
    }),
    { numRuns: 60 },
  )
})

test('the same words and seed make the same grid, in whatever order they come', () => {
  assert(
    property(words, nat(), (answers, seed) => {
      expect(layOutCrossword(answers.toReversed(), seed).words).toEqual(layOutCrossword(answers, seed).words)
    }),
    { numRuns: 20 },
  )
})

test('numbers run row by row, and words that begin in one square share theirs', () => {
  const { words } = layOutCrossword(['STONE', 'TOWER', 'NEST', 'ROOT', 'EWE'], 7)
  const squares = new Map(words.map((placed) => [placed.number, placed.row * 17 + placed.column]))
  expect([...squares.keys()]).toEqual(Array.from(squares, (_, at) => at + 1))
  expect([...squares.values()]).toEqual([...squares.values()].sort((a, b) => a - b))
  for (const placed of words) expect(squares.get(placed.number)).toBe(placed.row * 17 + placed.column)
})

test('a word without a common letter, or one longer than the grid, is left', () => {
  expect(layOutCrossword(['STONE', 'NEST', 'FLY', 'ABCDEFGHIJKLMNOPQR'], 1).left).toEqual(['FLY', 'ABCDEFGHIJKLMNOPQR'])
})
