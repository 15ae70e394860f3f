import type { Language } from '../language/Language.ts'
import type { Token } from './tokenize.ts'

/** The stem under which every denying word is looked up: "can't see" and "cannot see" are one wording. */
const negatorStem = '!not'

/** The tokens that make a synonym: what can be evidence, and what denies ("no shoes" is not "shoes"). */
export function conceptTokens(tokens: readonly Token[], { words: { negators } }: Language): readonly Token[] {
  return tokens.filter((token) => !token.isStop || negators.has(token.word))
}

/** The stem of a token in a synonym. */
export function conceptStem({ word, stem }: Token, { words: { negators, denyingNouns } }: Language): string {
  return negators.has(word) && !denyingNouns.has(word) ? negatorStem : stem
}
