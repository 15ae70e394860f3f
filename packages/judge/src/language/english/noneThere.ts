import type { Token } from '../../read/tokenize.ts'
import { negators } from './words/stopWords.ts'

const beForms = new Set('is are was were be am'.split(' '))
const asking = new Set('what which whom who where when how'.split(' '))
/** What asks for things rather than for persons. */
const things = new Set('what thing things'.split(' '))
const owning = new Set('with have has had having'.split(' '))
/** How far after a denial what is denied may be called had ("they will not drink their new wine with a song"). */
const reach = 6

/** What a response denies, or says is there, because its question asks for what there is none of. */
export type NoneThere = {
  /** Whether a word denies nothing here: "no darkness", "without a song", "not with a song". */
  readonly isNone: (token: Token) => boolean
  /** Whether a word says that there is what the question says is not: "with a song". */
  readonly isThere: (token: Token) => boolean
}

/**
 * Reads denials where the question asks for what there is none of: "there is no darkness in him" where it asks what is not in him,
 * "without a song", "no song" and "they will not drink with a song" where it asks without what they drink. "With a song" says the opposite,
 * but only where nothing else is asked: of two answers the other may well be "with" something.
 */
export function noneThere(tokens: readonly Token[], asked: readonly Token[]): NoneThere {
  const isNotAsked = asked.some(
    ({ word, index }) =>
      word === 'not' &&
      beForms.has(asked[index - 1]?.word ?? '') &&
      (asked[index - 2]?.word === 'what' ||
        (['in', 'on', 'there'].includes(asked[index + 1]?.word ?? '') &&
          asked.some((other) => things.has(other.word)))),
  )
  const isWithoutAsked = asked.some(({ word, index }) => word === 'without' && asking.has(asked[index + 1]?.word ?? ''))
  if (!isWithoutAsked) return { isNone: ({ word }) => isNotAsked && word === 'no', isThere: () => false }
  const isPlain = asked.every(({ word }) => word === 'without' || !negators.has(word))
  const isAlone = isPlain && asked.filter(({ word }) => asking.has(word)).length === 1
  const isOwningDenied = ({ index }: Token): boolean => {
    const after = tokens.slice(index + 1, index + 1 + reach)
    return after.some(({ word }) => owning.has(word)) && after.every(({ word }) => word !== 'without')
  }
  return {
    isNone: (token) =>
      token.word === 'without' || token.word === 'no' || (isPlain && negators.has(token.word) && isOwningDenied(token)),
    isThere: ({ word, index }) =>
      isAlone &&
      word === 'with' &&
      tokens[index + 1]?.word !== 'out' &&
      tokens.every((other) => !negators.has(other.word)),
  }
}
