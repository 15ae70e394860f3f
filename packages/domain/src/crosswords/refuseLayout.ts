import { squaresOf } from './crosswordLayout.ts'
import type { CrosswordLayout } from './crosswordLayout.ts'
import { largestCrossword } from './layOutCrossword.ts'

export type LayoutRefusal = 'too_large' | 'outside' | 'letters_clash' | 'unnamed_word' | 'unconnected' | 'too_few_words'

/**
 * Why a crossword can't be played, undefined where it can: it is larger than 12 × 17, a word runs out of it, two words disagree on a
 * letter, letters that touch are no word of it, its words don't hang together, or it has fewer than `fewest` words.
 */
export function refuseLayout(layout: CrosswordLayout, fewest: number): LayoutRefusal | undefined {
  if (layout.width > largestCrossword.width || layout.height > largestCrossword.height) return 'too_large'
  if (layout.words.length < fewest) return 'too_few_words'
  const letters = new Map<string, string>()
  for (const { row, column, letter } of layout.words.flatMap(squaresOf)) {
    if (row < 0 || column < 0 || row >= layout.height || column >= layout.width) return 'outside'
    const square = `${row} ${column}`
    if ((letters.get(square) ?? letter) !== letter) return 'letters_clash'
    letters.set(square, letter)
  }
  if (hasUnnamedWord(layout, letters)) return 'unnamed_word'
  return isConnected(letters) ? undefined : 'unconnected'
}

/** Whether two or more letters stand in a row, across or down, that no entry asks for. */
function hasUnnamedWord(layout: CrosswordLayout, letters: ReadonlyMap<string, string>): boolean {
  const known = new Set(layout.words.map((word) => `${word.direction} ${word.row} ${word.column} ${word.answer}`))
  for (const square of letters.keys()) {
    const [row = 0, column = 0] = square.split(' ').map(Number)
    for (const direction of ['across', 'down'] as const) {
      const [down, across] = direction === 'down' ? [1, 0] : [0, 1]
      if (letters.has(`${row - down} ${column - across}`)) continue
      let word = ''
      for (let letter = letters.get(square); letter !== undefined;) {
        word += letter
        letter = letters.get(`${row + down * word.length} ${column + across * word.length}`)
      }
      if (word.length > 1 && !known.has(`${direction} ${row} ${column} ${word}`)) return true
    }
  }
  return false
}

function isConnected(letters: ReadonlyMap<string, string>): boolean {
  const [first] = letters.keys()
  if (first === undefined) return true
  const reached = new Set([first])
  for (const square of reached) {
    const [row = 0, column = 0] = square.split(' ').map(Number)
    for (const near of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ])
      if (letters.has(near.join(' '))) reached.add(near.join(' '))
  }
  return reached.size === letters.size
}
