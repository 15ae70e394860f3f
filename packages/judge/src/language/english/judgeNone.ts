import type { PartVerdict } from '@seraph/schema/judging'

import type { NamedQuestion } from '../../read/nameParts.ts'
import type { Token } from '../../read/tokenize.ts'
import { verdictOn } from '../../verdictOn.ts'
import { negators } from './words/stopWords.ts'

const none = new Set('none zero nothing nobody'.split(' '))
const single = new Set('any one single'.split(' '))

/**
 * The verdict on an answer to "how many" where there are none: "zero", "they didn't find any", "not a single one". Wrong where it may be
 * another number as well. Undefined where something else is expected or said.
 */
export function judgeNone(
  { question, parts }: NamedQuestion,
  asked: readonly Token[],
  tokens: readonly Token[],
): PartVerdict | undefined {
  const [only] = parts
  if (only === undefined || parts.length > 1 || only.text.trim().toLowerCase() !== 'none') return undefined
  if (!/\bhow many\b/i.test(question)) return undefined
  const stems = new Set(asked.map(({ stem }) => stem))
  const isOther = ({ number, isStop, stem, word }: Token): boolean =>
    number === undefined ? !isStop && !stems.has(stem) && !single.has(word) && !none.has(word) : number.value > 1
  // "None or maybe two".
  const isChoice = tokens.some(({ word }) => word === 'or') && tokens.some(({ word }) => none.has(word))
  if (isChoice && tokens.some(({ number }) => (number?.value ?? 0) > 0)) return verdictOn(only, 'wrong')
  if (tokens.some((token) => isOther(token))) return undefined
  const said = tokens.find(({ word, number }) => none.has(word) || number?.value === 0)
  const denial = tokens.find(({ word }) => negators.has(word))
  const counted = tokens.find(
    ({ word, number, index }) => index > (denial?.index ?? Infinity) && (single.has(word) || number?.value === 1),
  )
  const evidence = said ?? counted
  return evidence === undefined ? undefined : verdictOn(only, 'given', evidence.raw)
}
