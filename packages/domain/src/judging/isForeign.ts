import type { Token } from './tokenize.ts'

const foreign = new Set(
  `el los las del una por para pero con que es su sus rey hijo dios senor der das und ist nicht ein eine mit von dem des le les une est dans avec pour dieu roi
  il lo gli della di che sono dio uma os dos da em nao och att det en et ang mga ng sa na ni ay wa ya kwa cha mfalme mungu`.split(
    /\s+/,
  ),
)

/**
 * Whether a response is in another language that is written in Latin letters (rule 7): at least two of its little words, none of the
 * question or its answer among them, and no English one. Names and single words are not told apart by it.
 */
export function isForeign(tokens: readonly Token[], known: string): boolean {
  const little = new Set(tokens.filter((token) => foreign.has(token.word)).map((token) => token.word))
  if (little.size < 2) return false
  const expected = new Set(known.toLowerCase().split(/[^\p{L}]+/u))
  const found = [...little].filter((word) => !expected.has(word))
  const hasEnglish = tokens.some(
    (token) => token.isStop && !foreign.has(token.word) && !['me', 'a', 'i', 'an'].includes(token.word),
  )
  return found.length > 1 && !hasEnglish
}
