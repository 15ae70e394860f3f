import { isSolved, type Play } from './play.ts'
import type { Puzzle } from './puzzle.ts'

/** How far a grid is: squares and how many are filled, words and how many of them were found without a letter being shown. */
export type Standing = { squares: number; filled: number; words: number; own: number; isSolved: boolean }

/** A grid of which nothing is known yet. */
export const nothingYet: Standing = { squares: 0, filled: 0, words: 0, own: 0, isSolved: false }

/** Reckons how far a grid is. Once a letter was shown its words are not one's own any more, whatever is typed over it. */
export function standingOf(puzzle: Puzzle, play: Pick<Play, 'letters' | 'shown'>): Standing {
  const isRight = (place: number) => play.letters[place] === puzzle.squares[place]?.solution
  return {
    squares: puzzle.squares.filter((square) => square !== undefined).length,
    filled: play.letters.filter((letter) => letter !== '').length,
    words: puzzle.words.length,
    own: puzzle.words.filter(({ places }) => places.every((place) => isRight(place) && !play.shown.has(place))).length,
    isSolved: isSolved(puzzle, play),
  }
}

/** Does a crossword count as completed? Only a solved one, of whose words at least half are one's own (rule 228). */
export function isCounted({ isSolved: solved, own, words }: Standing): boolean {
  return solved && own * 2 >= words
}
