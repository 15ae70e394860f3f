import type { Token } from '../../read/tokenize.ts'

const beForms = new Set('is are was were be am'.split(' '))
const asking = new Set('what which whom'.split(' '))

/**
 * Tells which words of a response deny nothing, because the question asks for what there is none of: "there is no darkness in him" where
 * it asks what is not in him, "without a song" and "no song" where it asks without what they drink.
 */
export function noneThere(asked: readonly Token[]): (token: Token) => boolean {
  const isNotAsked = asked.some(
    ({ word, index }) =>
      word === 'not' && beForms.has(asked[index - 1]?.word ?? '') && asked[index - 2]?.word === 'what',
  )
  const isWithoutAsked = asked.some(({ word, index }) => word === 'without' && asking.has(asked[index + 1]?.word ?? ''))
  return ({ word }) => (isWithoutAsked && (word === 'without' || word === 'no')) || (isNotAsked && word === 'no')
}
