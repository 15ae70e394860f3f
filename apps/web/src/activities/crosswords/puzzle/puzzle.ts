import type { Crossword, CrosswordEntry } from '@seraph/schema/http/crosswords'

export type Direction = CrosswordEntry['direction']

/** A word and its squares' places, in the order of its letters. A square's place is its row × the grid's width + its column. */
export type PuzzleWord = CrosswordEntry & { places: readonly number[] }

/** A square that takes a letter; `across` and `down` are the places in `words` of the words that go through it. */
export type Square = {
  solution: string
  number: number | undefined
  across: number | undefined
  down: number | undefined
}

/** A crossword as it is played: `squares` by their places, undefined where the grid is closed. */
export type Puzzle = {
  title: string
  width: number
  height: number
  /** Across by number, then down by number: the order in which Tab goes through them. */
  words: readonly PuzzleWord[]
  squares: readonly (Square | undefined)[]
}

/** Makes the playable form of what the server sends. */
export function makePuzzle({ width, height, entries }: Crossword): Puzzle {
  const words = entries
    .map((entry) => ({ ...entry, places: placesOf(entry, width) }))
    .toSorted((a, b) => a.direction.localeCompare(b.direction) || a.number - b.number)
  const squares: (Square | undefined)[] = Array.from({ length: width * height }, () => undefined)
  for (const [index, { answer, places, direction, number }] of words.entries()) {
    for (const [at, place] of places.entries()) {
      const square = (squares[place] ??= {
        solution: answer[at] ?? '',
        number: undefined,
        across: undefined,
        down: undefined,
      })
      square[direction] = index
      if (at === 0) square.number = number
    }
  }
  return { title: entries[0]?.verse.replace(/:\d+$/, '') ?? '', width, height, words, squares }
}

function placesOf({ answer, row, column, direction }: CrosswordEntry, width: number): number[] {
  const [down, across] = direction === 'down' ? [1, 0] : [0, 1]
  return Array.from(answer, (_, at) => (row + down * at) * width + column + across * at)
}

/** The word through a square in a direction, else the one in the other. */
export function wordAt({ squares, words }: Puzzle, place: number, direction: Direction): PuzzleWord | undefined {
  const square = squares[place]
  const index = square?.[direction] ?? square?.[other(direction)]
  return index === undefined ? undefined : words[index]
}

export function other(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across'
}
