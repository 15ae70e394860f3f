import { presentWord, type Play, type PlayAction } from './play.ts'
import type { Puzzle } from './puzzle.ts'

/** What is said after help was asked for; `after` is the grid as it is then. */
export function helpText(puzzle: Puzzle, after: Play, action: PlayAction): string {
  if (action.type === 'show') return action.scope === 'letter' ? 'The letter is shown.' : 'The word is shown.'
  if (action.type !== 'check') return ''
  const places = action.scope === 'grid' ? [...after.letters.keys()] : (presentWord(puzzle, after)?.places ?? [])
  const open = places.filter((place) => puzzle.squares[place] !== undefined)
  const wrong = open.filter((place) => after.wrong.has(place)).length
  const missing = open.filter((place) => after.letters[place] === '').length
  if (wrong > 0) return wrong === 1 ? 'One letter is not right yet.' : `${wrong} letters are not right yet.`
  if (missing === open.length) return 'There is nothing to check yet.'
  return missing > 0 ? 'Right so far. Keep going!' : 'Every letter is right.'
}
