import type { MemoryState } from '@seraph/schema/review'

/** A letter a state: a season of a thousand verses and a hundred players is small so. */
export const stateLetters: Readonly<Record<MemoryState, string>> = { unseen: 'n', seen: 's', recalled: 'r', kept: 'k' }

/** What stands for a verse that no question cites. */
export const noLetter = '-'

const states = new Map(Object.entries(stateLetters).map(([state, letter]) => [letter, state as MemoryState]))

/** The states that the letters of a row of verses stand for. */
export function statesOfLetters(text: string): (MemoryState | undefined)[] {
  return text.split('').map((letter) => states.get(letter))
}
