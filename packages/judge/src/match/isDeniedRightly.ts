import type { ReadResponse } from '../read/readResponse.ts'
import type { ReadPart } from './readPart.ts'

const exceptions = new Set('except but apart aside other only instead rather'.split(' '))

/**
 * Whether what is denied at a place of a response is denied as the question itself does: with the verb ("he won't say it" where it asks
 * what he won't say), or in any words where it asks for the opposite too ("good, not evil").
 */
export function isDeniedRightly(
  { denial }: Pick<ReadPart, 'denial'>,
  { tokens, language }: ReadResponse,
  index: number,
): boolean {
  if (denial === undefined) return false
  const { auxiliaries, negators } = language.words
  const at = tokens.findLastIndex((token) => token.index < index && negators.has(token.word))
  const negator = tokens[at]
  if (negator === undefined || tokens.slice(0, index).some(({ word }) => exceptions.has(word) && denial === 'alone'))
    return false
  if (denial === 'beside') return true
  const isVerbal = /.nt$/.test(negator.word) || negator.word === 'nobody' || auxiliaries.has(tokens[at - 1]?.word ?? '')
  return isVerbal && tokens.slice(at + 1, index).some(({ isStop }) => !isStop)
}
