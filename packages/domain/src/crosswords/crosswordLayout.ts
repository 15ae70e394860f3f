/** A word in a grid: `row` and `column` of its first letter, from 0; `number` as it is printed in that square. */
export type PlacedWord = {
  answer: string
  row: number
  column: number
  direction: 'across' | 'down'
  number: number
}

/** A crossword's grid. `words` are in the order of their numbers, across before down; `left` are those that found no place. */
export type CrosswordLayout = { width: number; height: number; words: PlacedWord[]; left: string[] }

/** The squares of a word in the order of its letters. */
export function squaresOf(word: Omit<PlacedWord, 'number'>): { row: number; column: number; letter: string }[] {
  return Array.from(word.answer, (letter, at) => ({
    row: word.row + (word.direction === 'down' ? at : 0),
    column: word.column + (word.direction === 'across' ? at : 0),
    letter,
  }))
}

/** Numbers words as newspapers do: squares where a word begins, row by row; a word across and one down may share a number. */
export function numberWords(words: readonly Omit<PlacedWord, 'number'>[]): PlacedWord[] {
  const inOrder = [...words].sort(
    (a, b) => a.row - b.row || a.column - b.column || a.direction.localeCompare(b.direction),
  )
  let number = 0
  let last = ''
  return inOrder.map((word) => {
    const square = `${word.row} ${word.column}`
    if (square !== last) number += 1
    last = square
    return { ...word, number }
  })
}
