import type { CompiledLexicon } from '../read/lexicon.ts'
import type { Token } from '../read/tokenize.ts'
import { areAlike } from './areAlike.ts'
import { matchNewWord, stemQuality } from './matchWord.ts'
import type { WordQuality } from './matchWord.ts'

/** How well a synonym stands for a word, and the shortest one that may be misspelt. */
export const conceptQuality: WordQuality = 0.9
const shortestMisspeltMate = 6

/** How well given words stand for one expected word, by the given word. */
export type OfferQualities = Map<string, WordQuality>

/**
 * For each lexicon what was found for the words that were expected: children answer a question with the same few words. So many expected
 * words are remembered, which a season has some thousands of, and so many given ones with each: with both full, some ten megabytes.
 */
const remembered = new WeakMap<CompiledLexicon, Map<string, OfferQualities>>()
const expectedLimit = 5_000
const givenLimit = 60
/** A longer word, in characters, is no word that comes again. */
const longestKnown = 24

/** What is remembered of an expected word, by what tells all that stands for it: its `key`. */
export function offersFor(key: string, lexicon: CompiledLexicon): OfferQualities {
  let byKey = remembered.get(lexicon)
  if (byKey === undefined) remembered.set(lexicon, (byKey = new Map<string, OfferQualities>()))
  const known = byKey.get(key)
  if (known !== undefined) return known
  const made: OfferQualities = new Map<string, WordQuality>()
  if (byKey.size >= expectedLimit) byKey.clear()
  byKey.set(key, made)
  return made
}

/** How well a word of a response stands for an expected one, by itself or, unless it `isLiteral`, as a synonym; 0 where it doesn't. */
export function offerQuality(
  expected: Token,
  given: Token,
  lexicon: CompiledLexicon,
  isLiteral: boolean,
  known: OfferQualities,
): WordQuality {
  // A number is more than its word.
  if (given.number !== undefined || given.word.length > longestKnown)
    return compare(expected, given, lexicon, isLiteral)
  const found = known.get(given.word)
  if (found !== undefined) return found
  const quality = compare(expected, given, lexicon, isLiteral)
  if (known.size >= givenLimit) known.clear()
  known.set(given.word, quality)
  return quality
}

function compare(expected: Token, given: Token, lexicon: CompiledLexicon, isLiteral: boolean): WordQuality {
  let quality = matchNewWord(expected, given, lexicon)
  if (quality === 0 && !isLiteral && areAlike(expected.word, given.word)) quality = conceptQuality
  if (quality >= stemQuality || isLiteral || expected.number !== undefined) return quality
  for (const mate of lexicon.mates.get(expected.stem) ?? [])
    quality = Math.max(quality, mateQuality(mate, given, lexicon))
  return quality
}

/** A synonym may be misspelt too, where it is long enough to be told from other words. */
function mateQuality(mate: Token, given: Token, lexicon: CompiledLexicon): WordQuality {
  if (mate.stem === given.stem) return conceptQuality
  return mate.word.length >= shortestMisspeltMate ? conceptQuality * matchNewWord(mate, given, lexicon) : 0
}
