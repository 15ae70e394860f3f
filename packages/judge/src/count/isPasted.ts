import type { Scripture } from '../read/scripture.ts'
import type { Token } from '../read/tokenize.ts'

/** So many times the cited verses may be recited, and at least so many words more than they have: the next words often follow by heart. */
const mostVerses = 2
const sparedWords = 16
/** The share of a response from which on it is mostly Scripture's own words. */
const mostly = 0.6

/**
 * Whether a response is a pasted text in place of an answer: mostly
 * Scripture's own words in order, and more than twice what is cited (rule 65).
 */
export function isPasted(
  recited: readonly (readonly Token[])[],
  tokens: readonly Token[],
  { words }: Scripture,
): boolean {
  const many = recited.reduce((sum, stretch) => sum + stretch.length, 0)
  return many > Math.max(mostVerses * words, words + sparedWords) && many >= mostly * tokens.length
}
