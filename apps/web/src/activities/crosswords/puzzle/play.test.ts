import { expect, test } from 'vitest'

import { isSolved, playReducer, presentWord, startPlay, type Play, type PlayAction } from './play.ts'
import { makePuzzle } from './puzzle.ts'

/*
 *  S T O N E
 *  . O . . W
 *  . E . . E
 */
const puzzle = makePuzzle({
  chapter: 6,
  width: 5,
  height: 3,
  entries: [
    { number: 1, direction: 'across', row: 0, column: 0, answer: 'STONE', clue: 'Hard', verse: 'Isaiah 6:1' },
    { number: 2, direction: 'down', row: 0, column: 1, answer: 'TOE', clue: 'On a foot', verse: 'Isaiah 6:2' },
    { number: 3, direction: 'down', row: 0, column: 4, answer: 'EWE', clue: 'A sheep', verse: 'Isaiah 6:3' },
  ],
})
const fresh = startPlay(puzzle)
const run = (from: Play, ...actions: PlayAction[]) =>
  actions.reduce((play, action) => playReducer(puzzle, play, action), from)
const typed = (from: Play, text: string) =>
  Array.from(text).reduce((play, letter) => run(play, { type: 'enter', place: play.place, letter }), from)
const text = (play: Play) => play.letters.map((letter) => letter || '.').join('')

test('squares know their number and their words', () => {
  expect(puzzle.title).toBe('Isaiah 6')
  expect(puzzle.squares[0]).toEqual({ solution: 'S', number: 1, across: 0, down: undefined })
  expect(puzzle.squares[1]).toEqual({ solution: 'T', number: 2, across: 0, down: 1 })
  expect(puzzle.squares[5]).toBeUndefined()
})

test('letters go into the word one after another, and stop at its end', () => {
  const play = typed(fresh, 'STONES')
  expect(text(play)).toBe('STONS..........')
  expect(play.place).toBe(4)
  expect(typed(fresh, 'é1')).toBe(fresh)
})

test('the echo of a letter that has been typed moves nothing', () => {
  const play = typed(fresh, 'S')
  expect(run(play, { type: 'enter', place: 0, letter: 'S' })).toBe(play)
})

test('Backspace takes the letter, then the one before', () => {
  const play = run(typed(fresh, 'STO'), { type: 'erase' })
  expect([text(play).slice(0, 5), play.place]).toEqual(['ST...', 2])
  expect(run(fresh, { type: 'erase' })).toBe(fresh)
})

test('an arrow turns where a word goes its way, then moves over closed squares', () => {
  const turned = run(fresh, { type: 'select', place: 1 }, { type: 'move', rows: 1, columns: 0 })
  expect([turned.place, turned.direction]).toEqual([1, 'down'])
  const down = run(turned, { type: 'move', rows: 1, columns: 0 })
  expect(down.place).toBe(6)
  const right = run(down, { type: 'move', rows: 0, columns: 1 })
  expect([right.place, right.direction]).toEqual([9, 'down'])
  expect(run(right, { type: 'move', rows: 0, columns: 1 })).toBe(right)
  expect(run(fresh, { type: 'move', rows: -1, columns: 0 })).toBe(fresh)
})

test('a second touch turns, where two words cross', () => {
  const touched = run(fresh, { type: 'select', place: 4 })
  expect(presentWord(puzzle, touched)?.answer).toBe('STONE')
  expect(presentWord(puzzle, run(touched, { type: 'select', place: 4 }))?.answer).toBe('EWE')
  expect(run(fresh, { type: 'turn' }).direction).toBe('across')
})

test('a clue leads to the first empty square of its word', () => {
  const play = run(typed(fresh, 'ST'), { type: 'selectWord', index: 1 })
  expect([play.place, play.direction]).toEqual([6, 'down'])
  expect(run(play, { type: 'edge', to: 'last' }).place).toBe(11)
})

test('checking marks what is wrong, not what is missing, until it is changed', () => {
  const checked = run(typed(fresh, 'SXO'), { type: 'check', scope: 'word' })
  expect([...checked.wrong]).toEqual([1])
  expect(run(checked, { type: 'enter', place: 1, letter: 'T' }).wrong.size).toBe(0)
  expect(run(typed(fresh, 'STO'), { type: 'check', scope: 'grid' }).wrong.size).toBe(0)
})

test('a letter or a word can be given away, and counts as shown', () => {
  const letter = run(fresh, { type: 'show', scope: 'letter' })
  expect([text(letter)[0], letter.shown.size]).toEqual(['S', 1])
  const word = run(letter, { type: 'show', scope: 'word' })
  expect([text(word).slice(0, 5), word.shown.size]).toEqual(['STONE', 5])
})

test('a grid is solved when every letter is right', () => {
  const word = (index: number): PlayAction[] => [
    { type: 'selectWord', index },
    { type: 'show', scope: 'word' },
  ]
  expect(isSolved(puzzle, run(fresh, ...word(0), ...word(1)))).toBe(false)
  expect(isSolved(puzzle, run(fresh, ...word(0), ...word(1), ...word(2)))).toBe(true)
})

test('letters of an earlier visit come back, but for what fits no square', () => {
  const play = startPlay(puzzle, ['S', '', '', '', '', 'X'])
  expect(text(play)).toBe('S..............')
})
