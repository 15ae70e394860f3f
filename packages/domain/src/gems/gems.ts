import type { GemLetter } from '@seraph/schema/vocabulary'

/** The seven biblical gems in the order in which they are offered (rule 114). */
export const gems = [
  { letter: 'A', name: 'Amethyst' },
  { letter: 'E', name: 'Emerald' },
  { letter: 'J', name: 'Jasper' },
  { letter: 'O', name: 'Onyx' },
  { letter: 'R', name: 'Ruby' },
  { letter: 'S', name: 'Sapphire' },
  { letter: 'T', name: 'Topaz' },
] as const satisfies readonly { letter: GemLetter; name: string }[]

export type GemName = (typeof gems)[number]['name']

const names = Object.fromEntries(gems.map(({ letter, name }) => [letter, name])) as Record<GemLetter, GemName>

/** The gem's name: `A` gives `Amethyst`. */
export function gemName(letter: GemLetter): GemName {
  return names[letter]
}

/** Reads a gem from its letter or its name, in any case and with spaces around it; undefined for anything else. */
export function parseGem(letterOrName: string): GemLetter | undefined {
  const wanted = letterOrName.trim().toUpperCase()
  return gems.find(({ letter, name }) => wanted === letter || wanted === name.toUpperCase())?.letter
}
