/** A set of words by their numbers, a bit each. */
export type WordSet = Uint32Array

export function makeWordSet(numbers: Iterable<number>, size: number): WordSet {
  const set = new Uint32Array((size >> 5) + 1)
  for (const number of numbers) if (number > 0) set[number >> 5] = (set[number >> 5] ?? 0) | (1 << (number & 31))
  return set
}

export function hasWord(set: WordSet, number: number): boolean {
  return number > 0 && (((set[number >> 5] ?? 0) >>> (number & 31)) & 1) === 1
}

/** Whether two sets of one size share a word. */
export function shareWord(one: WordSet, other: WordSet): boolean {
  for (let at = 0; at < one.length; at += 1) if (((one[at] ?? 0) & (other[at] ?? 0)) !== 0) return true
  return false
}
