import type { Token } from '../../../read/tokenize.ts'
import { determiners } from '../words/wordKinds.ts'

const kin = new Set('son sons daughter daughters father mother brother sister wife husband servant king'.split(' '))

/** What binds two: the one before "the son of", and the one after it. */
export type KinBond = { readonly kin: string; readonly of: Token; readonly one: Token | undefined }

/**
 * The kinships of a text: "X the son of Y", "Y's son X", "X was his son". `isOwner`: whether a word before a kinship in "s" is meant as
 * an owner, though it has no apostrophe ("philips daughter").
 */
export function kinBonds(
  tokens: readonly Token[],
  isOwner: (token: Token) => boolean = () => false,
): readonly KinBond[] {
  return tokens.flatMap((token): readonly KinBond[] => {
    if (!kin.has(token.word)) return []
    const before = tokens[token.index - 1]
    const isOf = tokens[token.index + 1]?.word === 'of'
    if (before !== undefined && (/'s?$/.test(before.raw) || (!isOf && before.word.endsWith('s') && isOwner(before))))
      return [{ kin: token.word, of: before, one: tokens[token.index + 1] }]
    if (!isOf && before !== undefined && owning.has(before.word))
      return [{ kin: token.word, of: before, one: past(tokens, token.index - 2, -1) }]
    if (!isOf) return []
    const of = past(tokens, token.index + 2, 1)
    if (of === undefined || of.isStop) return []
    return [{ kin: token.word, of, one: past(tokens, token.index - 1, -1) }]
  })
}

const owning = new Set('his her their'.split(' '))
const linking = new Set(['is', 'was'])

/** The next word in a direction that is no article and, backwards, no "is". */
function past(tokens: readonly Token[], from: number, step: 1 | -1): Token | undefined {
  const row = step > 0 ? tokens.slice(from) : tokens.slice(0, from + 1).toReversed()
  return row.find(({ word }) => !determiners.has(word) && (step > 0 || !linking.has(word)))
}
