import type { PartMatch } from '../../../match/matchPart.ts'
import type { Token } from '../../../read/tokenize.ts'
import { phraseBreaks } from '../words/stopWords.ts'

const stops = /[,.;:!?\n]/

/**
 * Whether two nouns of a part stand on each other's side of the preposition between them: "cast her daughter out of the demon" for
 * "cast the demon out of her daughter".
 */
export function isPartExchanged(
  { wording: { tokens: own, words }, matched }: PartMatch,
  tokens: readonly Token[],
): boolean {
  const saidFor = (token: Token | undefined): number | undefined =>
    token === undefined ? undefined : matched[words.findIndex((word) => word.token.index === token.index)]?.given[0]
  return own.some(({ word, index }) => {
    // "The beginning of the gospel" is bound otherwise ("gospel's beginning").
    if (!phraseBreaks.has(word) || (word === 'of' && own[index - 1]?.isStop !== true)) return false
    const first = saidFor(own.findLast((token) => token.index < index && !token.isStop))
    const last = saidFor(own.find((token) => token.index > index && !token.isStop))
    if (first === undefined || last === undefined || last >= first) return false
    const between = tokens.slice(last + 1, first + 1)
    return between.some((token) => token.word === word) && between.every(({ gap }) => !stops.test(gap))
  })
}
