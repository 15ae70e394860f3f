import { expect, test } from 'vitest'

import { playReducer, startPlay, type Play, type PlayAction } from './play.ts'
import { makePuzzle } from './puzzle.ts'
import { isCounted, nothingYet, standingOf } from './standing.ts'

const entry = { clue: 'A clue', verse: 'Isaiah 6:1', direction: 'across', column: 0 } as const
const puzzle = makePuzzle({
  chapter: 6,
  width: 3,
  height: 3,
  entries: [
    { ...entry, number: 1, row: 0, answer: 'EWE' },
    { ...entry, number: 2, row: 2, answer: 'TOE' },
  ],
})
const run = (from: Play, ...actions: PlayAction[]) =>
  actions.reduce((play, action) => playReducer(puzzle, play, action), from)
const type = (word: string, row: number): PlayAction[] =>
  Array.from(word, (letter, at) => ({ type: 'enter', place: 3 * row + at, letter }))
const fresh = startPlay(puzzle)
const showWord = (index: number): PlayAction[] => [
  { type: 'selectWord', index },
  { type: 'show', scope: 'word' },
]

test('a word is one’s own where its letters are right and none was shown', () => {
  expect(standingOf(puzzle, fresh)).toEqual({ squares: 6, filled: 0, words: 2, own: 0, isSolved: false })
  expect(standingOf(puzzle, run(fresh, ...type('EWX', 0)))).toMatchObject({ filled: 3, own: 0 })
  const solved = run(fresh, ...type('EWE', 0), ...showWord(1))
  expect(standingOf(puzzle, solved)).toMatchObject({ filled: 6, own: 1, isSolved: true })
})

test('a shown letter stays shown, though it is erased and typed again', () => {
  const erased = run(
    fresh,
    ...showWord(0),
    ...type('TOE', 2),
    ...([0, 1, 2].map((place) => ({ type: 'erasePlace', place })) as PlayAction[]),
  )
  expect(standingOf(puzzle, run(erased, ...type('EWE', 0)))).toMatchObject({ own: 1, isSolved: true })
})

test('it stays shown over a reload', () => {
  const shown = run(fresh, ...showWord(0))
  const again = startPlay(puzzle, shown.letters, [...shown.shown])
  expect(standingOf(puzzle, run(again, ...type('TOE', 2)))).toMatchObject({ own: 1, isSolved: true })
})

test.each([
  [{ own: 2, isSolved: true }, true],
  [{ own: 1, isSolved: true }, true],
  [{ own: 0, isSolved: true }, false],
  [{ own: 2, isSolved: false }, false],
])('of two words %o counts: %s', (stand, counts) => {
  expect(isCounted({ ...nothingYet, words: 2, ...stand })).toBe(counts)
})
