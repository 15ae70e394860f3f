import { other, wordAt, type Direction, type Puzzle, type PuzzleWord } from './puzzle.ts'

/**
 * A grid that is being filled. `letters` by the squares' places, '' where there is none; `wrong`: squares that were checked and found
 * wrong, until they are changed; `shown`: squares whose letter was given away, for good.
 */
export type Play = {
  letters: readonly string[]
  place: number
  direction: Direction
  wrong: ReadonlySet<number>
  shown: ReadonlySet<number>
}

export type PlayAction =
  | { type: 'enter'; place: number; letter: string }
  | { type: 'erase' }
  | { type: 'erasePlace'; place: number }
  | { type: 'move'; rows: number; columns: number }
  | { type: 'edge'; to: 'first' | 'last' }
  | { type: 'turn' }
  | { type: 'select'; place: number }
  | { type: 'selectWord'; index: number }
  | { type: 'check'; scope: 'word' | 'grid' }
  | { type: 'show'; scope: 'letter' | 'word' }

/**
 * A grid at its first word; `letters` are those of an earlier visit, where
 * there are any that fit, `shown` those of them that were given away.
 */
export function startPlay(puzzle: Puzzle, letters?: readonly string[], shown: readonly number[] = []): Play {
  const first = puzzle.words[0]
  return {
    letters: puzzle.squares.map((square, place) => (square === undefined ? '' : (letters?.[place] ?? ''))),
    place: first?.places[0] ?? 0,
    direction: first?.direction ?? 'across',
    wrong: new Set(),
    shown: new Set(shown),
  }
}

/** The word that is being filled. */
export function presentWord(puzzle: Puzzle, { place, direction }: Play): PuzzleWord | undefined {
  return wordAt(puzzle, place, direction)
}

export function isSolved({ squares }: Puzzle, { letters }: Pick<Play, 'letters'>): boolean {
  return squares.every((square, place) => square === undefined || letters[place] === square.solution)
}

/** What a grid becomes; an action that does not fit changes nothing. */
export function playReducer(puzzle: Puzzle, play: Play, action: PlayAction): Play {
  switch (action.type) {
    case 'enter':
      return enter(puzzle, play, action)
    case 'erase':
      return erase(puzzle, play)
    case 'erasePlace':
      return put(play, action.place, '')
    case 'move':
      return move(puzzle, play, action)
    case 'edge':
      return toEdge(puzzle, play, action.to)
    case 'turn':
      return select(puzzle, play, play.place, other(play.direction))
    case 'select':
      return action.place === play.place
        ? select(puzzle, play, play.place, other(play.direction))
        : select(puzzle, play, action.place, play.direction)
    case 'selectWord':
      return selectWord(puzzle, play, action.index)
    case 'check':
      return check(puzzle, play, action.scope)
    case 'show':
      return show(puzzle, play, action.scope)
    default:
      return play
  }
}

/** A letter in its square; the next square of the word follows where it went into the present one. */
function enter(puzzle: Puzzle, play: Play, { place, letter }: { place: number; letter: string }): Play {
  if (puzzle.squares[place] === undefined || !/^[A-Z]$/.test(letter)) return play
  const entered = play.letters[place] === letter ? play : put(play, place, letter)
  return place === play.place ? { ...entered, place: step(puzzle, play, 1) } : entered
}

function put(play: Play, place: number, letter: string): Play {
  return { ...play, letters: play.letters.with(place, letter), wrong: without(play.wrong, place) }
}

function without(places: ReadonlySet<number>, place: number): ReadonlySet<number> {
  return places.has(place) ? new Set([...places].filter((one) => one !== place)) : places
}

/** Backspace: takes the letter away, or where there is none the one before it. */
function erase(puzzle: Puzzle, play: Play): Play {
  if (play.letters[play.place] !== '') return put(play, play.place, '')
  const before = step(puzzle, play, -1)
  return before === play.place ? play : put({ ...play, place: before }, before, '')
}

/** The place so many squares on in the present word; its own end stops it. */
function step(puzzle: Puzzle, play: Play, by: 1 | -1): number {
  const places = presentWord(puzzle, play)?.places ?? []
  return places[places.indexOf(play.place) + by] ?? play.place
}

/** An arrow first turns to its own direction where a word goes that way; then it moves to the next open square. */
function move({ squares, width, height }: Puzzle, play: Play, by: { rows: number; columns: number }): Play {
  const along: Direction = by.rows === 0 ? 'across' : 'down'
  const here = squares[play.place]
  if (along !== play.direction && here?.[along] !== undefined) return { ...play, direction: along }
  let row = Math.floor(play.place / width) + by.rows
  let column = (play.place % width) + by.columns
  while (row >= 0 && row < height && column >= 0 && column < width) {
    const place = row * width + column
    const square = squares[place]
    if (square !== undefined) return { ...play, place, direction: square[along] === undefined ? other(along) : along }
    row += by.rows
    column += by.columns
  }
  return play
}

function toEdge(puzzle: Puzzle, play: Play, to: 'first' | 'last'): Play {
  const place = presentWord(puzzle, play)?.places.at(to === 'first' ? 0 : -1)
  return place === undefined ? play : { ...play, place }
}

function select({ squares }: Puzzle, play: Play, place: number, direction: Direction): Play {
  const square = squares[place]
  if (square === undefined) return play
  return { ...play, place, direction: square[direction] === undefined ? other(direction) : direction }
}

/** A word at its first empty square, or at its beginning where all are filled. */
function selectWord({ words }: Puzzle, play: Play, index: number): Play {
  const word = words[index]
  const place = word?.places.find((one) => play.letters[one] === '') ?? word?.places[0]
  return word === undefined || place === undefined ? play : { ...play, place, direction: word.direction }
}

function check(puzzle: Puzzle, play: Play, scope: 'word' | 'grid'): Play {
  const places = scope === 'grid' ? play.letters.keys() : (presentWord(puzzle, play)?.places ?? [])
  const wrong = new Set(play.wrong)
  for (const place of places) {
    const letter = play.letters[place]
    if (letter !== '' && letter !== puzzle.squares[place]?.solution) wrong.add(place)
  }
  return { ...play, wrong }
}

function show(puzzle: Puzzle, play: Play, scope: 'letter' | 'word'): Play {
  const places = scope === 'letter' ? [play.place] : (presentWord(puzzle, play)?.places ?? [])
  let next = play
  for (const place of places) {
    const solution = puzzle.squares[place]?.solution
    if (solution === undefined || play.letters[place] === solution) continue
    next = put(next, place, solution)
    next = { ...next, shown: new Set(next.shown).add(place) }
  }
  return next
}
