import type { MemoryState } from '@seraph/schema/review'

const letters: Readonly<Record<MemoryState, string>> = { unseen: 'n', seen: 's', recalled: 'r', kept: 'k' }
const states = new Map(Object.entries(letters).map(([state, letter]) => [letter, state as MemoryState]))

/** A letter a verse, `-` where no question cites it: a season of a thousand verses and a hundred players is small so. */
export function lettersOfStates(row: readonly (MemoryState | undefined)[]): string {
  return row.map((state) => (state === undefined ? '-' : letters[state])).join('')
}

/** The states that the letters stand for. */
export function statesOfLetters(text: string): (MemoryState | undefined)[] {
  return text.split('').map((letter) => states.get(letter))
}
