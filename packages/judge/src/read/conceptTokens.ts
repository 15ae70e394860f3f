import { negators } from './words/stopWords.ts'
import type { Token } from './tokenize.ts'

/** The stem under which every denying word is looked up: "can't see" and "cannot see" are one wording. */
const negatorStem = '!not'

const plainNegators = new Set([...negators].filter((word) => !['nobody', 'nothing', 'nowhere', 'none'].includes(word)))

/** The tokens that make a synonym: what can be evidence, and what denies ("no shoes" is not "shoes"). */
export function conceptTokens(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token) => !token.isStop || negators.has(token.word))
}

/** The stem of a token in a synonym. */
export function conceptStem(token: Token): string {
  return plainNegators.has(token.word) ? negatorStem : token.stem
}
