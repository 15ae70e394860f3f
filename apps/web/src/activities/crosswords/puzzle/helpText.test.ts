import { expect, test } from 'vitest'

import { helpText } from './helpText.ts'
import { playReducer, startPlay } from './play.ts'
import { makePuzzle } from './puzzle.ts'

const puzzle = makePuzzle({
  chapter: 1,
  width: 3,
  height: 1,
  entries: [{ number: 1, direction: 'across', row: 0, column: 0, answer: 'OIL', clue: 'Smooth', verse: 'Isaiah 1:6' }],
})
const check = { type: 'check', scope: 'grid' } as const

test.each([
  [[], 'There is nothing to check yet.'],
  [['O'], 'Right so far. Keep going!'],
  [['O', 'X'], 'One letter is not right yet.'],
  [['X', 'X'], '2 letters are not right yet.'],
  [['O', 'I', 'L'], 'Every letter is right.'],
])('of %j it is said: %s', (letters, text) => {
  expect(helpText(puzzle, playReducer(puzzle, startPlay(puzzle, letters), check), check)).toBe(text)
})

test('what is shown is said', () => {
  expect(helpText(puzzle, startPlay(puzzle), { type: 'show', scope: 'word' })).toBe('The word is shown.')
})
