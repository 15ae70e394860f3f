import { seededRandom, shuffled } from '../crosswords/seededRandom.ts'

/** A letter with the marks that belong to it. */
const letter = /\p{L}\p{M}*/gu

/**
 * The letters of a word in another order, always the same one for the same word (rule 31). Punctuation and digits stay in their
 * places, capitals too. Where another order exists with the first letter in its place, it stays there as a hint; else it moves.
 * Equal to the word, whatever the case, only where no other order exists.
 */
export function scrambleWord(word: string): string {
  const letters = word.match(letter) ?? []
  const lower = letters.map((one) => one.toLowerCase())
  const moved = otherOrder(lower, seedOf(word))
  let at = 0
  return word.replaceAll(letter, (original) => {
    const next = moved[at] ?? original
    at += 1
    return isCapital(original) ? capital(next) : next
  })
}

function otherOrder(letters: readonly string[], seed: number): string[] {
  const [first, ...rest] = letters
  if (first === undefined) return []
  if (hasOtherOrder(rest)) return [first, ...reorder(rest, seed)]
  return hasOtherOrder(letters) ? reorder(letters, seed) : [...letters]
}

const hasOtherOrder = (letters: readonly string[]): boolean => new Set(letters).size > 1

/** Letters of which two differ are another row when each moves by one place. */
function reorder(letters: readonly string[], seed: number): string[] {
  const moved = shuffled(letters, seededRandom(seed))
  return moved.some((one, at) => one !== letters[at]) ? moved : [...moved.slice(1), ...moved.slice(0, 1)]
}

const isCapital = (one: string): boolean => one !== one.toLowerCase()

/** A letter that has no single capital stays small. */
function capital(one: string): string {
  const raised = one.toUpperCase()
  return raised.length === one.length ? raised : one
}

/** A number of 32 bits made of a text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const one of text) hash = Math.imul(hash ^ (one.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
