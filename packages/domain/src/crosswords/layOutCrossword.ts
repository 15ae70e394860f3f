import { countCrossings, emptyGrid, listPlaces, putWord } from './crosswordGrid.ts'
import type { CrosswordGrid } from './crosswordGrid.ts'
import { numberWords } from './crosswordLayout.ts'
import type { CrosswordLayout } from './crosswordLayout.ts'
import { seededRandom, shuffled } from './seededRandom.ts'

/** A grid's greatest size in squares: higher than wide, so that its squares are large enough to touch on a phone held upright. */
export const largestCrossword = { width: 12, height: 17 }

/** How many layouts are tried, all that time, before the best of them is taken. */
const attempts = 12

/** As many words as a child has patience for; with so many a layout is complete. */
const mostWords = 22

/**
 * Lays out a crossword (rule 32): connected, no larger than 12 × 17 squares, as many of the words as find a place up to 22, rather
 * with many crossings. `answers`: A–Z, no two the same. The same answers and seed give the same layout, in whatever order they come.
 */
export function layOutCrossword(answers: readonly string[], seed: number): CrosswordLayout {
  const random = seededRandom(seed)
  const words = [...answers].filter((answer) => answer.length <= largestCrossword.height).sort()
  let best: CrosswordGrid | undefined
  let bestWorth = -1
  for (
    let attempt = 0;
    attempt < attempts && (best?.words.length ?? 0) < Math.min(mostWords, words.length);
    attempt += 1
  ) {
    const grid = fillGrid(shuffled(words, random), random)
    const worth = grid.words.length * 1_000 - grid.letters.size
    if (worth > bestWorth) [best, bestWorth] = [grid, worth]
  }
  return finish(best ?? emptyGrid(), answers)
}

/** Puts in the words one after another, long ones first, each where it crosses most; goes round until no further word finds a place. */
function fillGrid(words: readonly string[], random: (below: number) => number): CrosswordGrid {
  const grid = emptyGrid()
  // Within two letters of length the shuffled order stays: that is what makes the attempts differ.
  let waiting = [...words].sort((a, b) => Math.floor(b.length / 3) - Math.floor(a.length / 3))
  const first = waiting.shift()
  if (first === undefined) return grid
  const direction = first.length <= largestCrossword.width ? 'across' : 'down'
  putWord(grid, { answer: first, row: 0, column: 0, direction })
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length
    waiting = waiting.filter((answer) => grid.words.length === mostWords || !placeBest(grid, answer, random))
  }
  return grid
}

function placeBest(grid: CrosswordGrid, answer: string, random: (below: number) => number): boolean {
  let best: ReturnType<typeof listPlaces> = []
  let most = 1
  for (const place of listPlaces(grid, answer)) {
    const crossings = countCrossings(grid, place, largestCrossword) ?? 0
    if (crossings > most) [best, most] = [[], crossings]
    if (crossings === most) best.push(place)
  }
  const place = best[best.length > 0 ? random(best.length) : 0]
  if (place !== undefined) putWord(grid, place)
  return place !== undefined
}

function finish(grid: CrosswordGrid, answers: readonly string[]): CrosswordLayout {
  if (grid.words.length === 0) return { width: 0, height: 0, words: [], left: [...answers] }
  const { top, left, bottom, right } = grid.box
  const words = grid.words.map((word) => ({ ...word, row: word.row - top, column: word.column - left }))
  const placed = new Set(words.map(({ answer }) => answer))
  return {
    width: right - left + 1,
    height: bottom - top + 1,
    words: numberWords(words),
    left: answers.filter((answer) => !placed.has(answer)),
  }
}
