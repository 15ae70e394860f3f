import { squaresOf } from './crosswordLayout.ts'
import type { PlacedWord } from './crosswordLayout.ts'

type Word = Omit<PlacedWord, 'number'>

/** A grid that is being filled; rows and columns may be negative until it is done. `box`: its outermost rows and columns. */
export type CrosswordGrid = { letters: Map<number, string>; words: Word[]; box: Box }

type Size = { width: number; height: number }
type Box = { top: number; left: number; bottom: number; right: number }

/** A square's key; far enough apart that no grid of 500 squares a side runs into itself. */
function keyOf(row: number, column: number): number {
  return (row + 500) * 1_000 + column + 500
}

/** A grid without a word. */
export function emptyGrid(): CrosswordGrid {
  return { letters: new Map(), words: [], box: { top: Infinity, left: Infinity, bottom: -Infinity, right: -Infinity } }
}

function widen(box: Box, word: Word): Box {
  const last = word.answer.length - 1
  return {
    top: Math.min(box.top, word.row),
    left: Math.min(box.left, word.column),
    bottom: Math.max(box.bottom, word.row + (word.direction === 'down' ? last : 0)),
    right: Math.max(box.right, word.column + (word.direction === 'across' ? last : 0)),
  }
}

/**
 * How many letters a word would share with those already there; undefined where it can't stand: another letter is in the way, it
 * touches a word beside it or at its ends, or the grid would be larger than `size` squares.
 */
export function countCrossings(grid: CrosswordGrid, word: Word, size: Size): number | undefined {
  const { top, left, bottom, right } = widen(grid.box, word)
  if (bottom - top >= size.height || right - left >= size.width) return undefined
  const [down, across] = word.direction === 'down' ? [1, 0] : [0, 1]
  const letterAt = (row: number, column: number) => grid.letters.get(keyOf(row, column))
  const { length } = word.answer
  if (letterAt(word.row - down, word.column - across) !== undefined) return undefined
  if (letterAt(word.row + length * down, word.column + length * across) !== undefined) return undefined
  let crossings = 0
  // Asked of some ten thousand places for one crossword: it makes no list of the squares.
  for (let at = 0; at < length; at++) {
    const [row, column] = [word.row + at * down, word.column + at * across]
    const there = letterAt(row, column)
    if (there === word.answer[at]) crossings += 1
    else if (there !== undefined) return undefined
    else if (letterAt(row + across, column + down) !== undefined) return undefined
    else if (letterAt(row - across, column - down) !== undefined) return undefined
  }
  return crossings < length ? crossings : undefined
}

/** Puts a word into the grid; it must be able to stand there. */
export function putWord(grid: CrosswordGrid, word: Word): void {
  for (const { row, column, letter } of squaresOf(word)) grid.letters.set(keyOf(row, column), letter)
  grid.words.push(word)
  grid.box = widen(grid.box, word)
}

/** Every place where a word would cross one of the grid at a common letter, whether it can stand there or not. */
export function listPlaces(grid: CrosswordGrid, answer: string): Word[] {
  const places: Word[] = []
  for (const { answer: crossed, row, column, direction: along } of grid.words) {
    const isDown = along === 'across'
    for (let place = 0; place < crossed.length; place++) {
      const letter = crossed.charAt(place)
      for (let at = answer.indexOf(letter); at !== -1; at = answer.indexOf(letter, at + 1))
        places.push({
          answer,
          direction: isDown ? 'down' : 'across',
          row: row + (isDown ? -at : place),
          column: column + (isDown ? place : -at),
        })
    }
  }
  return places
}
