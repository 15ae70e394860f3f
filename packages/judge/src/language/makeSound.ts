import type { Sound } from './Sound.ts'

/** So many words' keys are remembered. */
const keyLimit = 20_000

/** A language's sound, of rows of letters that words of one first sound begin with (a letter may be in several) and a sound's keys. */
export function makeSound(rows: readonly string[], keysOf: (word: string) => readonly [string, string]): Sound {
  const openings = new Map<string, number>()
  for (const [bit, row] of rows.entries())
    for (const letter of row) openings.set(letter, (openings.get(letter) ?? 0) | (1 << bit))
  const known = new Map<string, readonly [string, string]>()
  return {
    openingOf: (word) => openings.get(word[0] ?? '') ?? 0,
    keysOf(word) {
      const found = known.get(word)
      if (found !== undefined) return found
      const keys = keysOf(word)
      if (known.size > keyLimit) known.clear()
      known.set(word, keys)
      return keys
    },
  }
}
