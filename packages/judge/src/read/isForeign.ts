import type { Token } from './tokenize.ts'
import type { Language } from '../language/Language.ts'

/** How many different little words of other languages tell that a response is in one. */
const fewestLittle = 2

/**
 * Whether a response is in another language that is written in Latin letters (rule 67): at least two of its little words, none of the
 * question or its answer among them, and none of the question's language. Names and single words are not told apart by it.
 */
export function isForeign(tokens: readonly Token[], known: string, language: Language): boolean {
  const { foreignWords, sharedWords } = language
  const little = new Set(tokens.filter((token) => foreignWords.has(token.word)).map((token) => token.word))
  if (little.size < fewestLittle) return false
  const expected = new Set(known.toLowerCase().split(/[^\p{L}]+/u))
  const found = [...little].filter((word) => !expected.has(word))
  const hasOwn = tokens.some((token) => token.isStop && !foreignWords.has(token.word) && !sharedWords.has(token.word))
  return found.length >= fewestLittle && !hasOwn
}
