import { isNew } from '../../../count/isNew.ts'
import type { SurplusCase } from '../../../count/surplusCase.ts'
import type { Item } from '../../../read/split/items.ts'
import { auxiliaries, fillers } from '../words/stopWords.ts'
import { formOf, openingOf } from './formOf.ts'

/** So many words are in one thing more at most. */
const longest = 9
const openings = new Set('the a an his her their my your our all some'.split(' '))
const reflexives = new Set('himself herself itself themselves'.split(' '))
const timely = new Set('when while before after until'.split(' '))

/**
 * Whether a response ends the one answer that is asked for with "and" and another thing of which neither question nor verse speaks, said as
 * the answer is: "half of the field and all his oxen", "to open the gate and feed the camels", "while he slept and when they sang".
 */
export function isOneBeside(
  item: Item,
  items: readonly Item[],
  touched: ReadonlySet<number>,
  subject: SurplusCase,
): boolean {
  const { parts, isSingle, isAddressed, evidence, response, asked, verse } = subject
  const [answer, second, ...rest] = items
  if (!isSingle || isAddressed || parts.length > 1 || verse.size === 0 || second !== item || rest.length > 0)
    return false
  if (answer?.tokens.some(({ index }) => evidence.has(index)) !== true) return false
  if (!/^\s*(?:and|&|\+)/.test(item.joiner) || item.tokens.length > longest) return false
  if (item.tokens.some(({ index }) => touched.has(index) || response.denied.has(index))) return false
  // Who says the question back, or cites, says no other thing.
  if (item.tokens.some(({ number }) => number !== undefined)) return false
  if (item.tokens.some(({ isStop, stem }) => !isStop && asked.stems.has(stem))) return false
  const telling = item.tokens.filter(({ isStop, word }) => !isStop && !fillers.has(word))
  // "Others and himself".
  const [only, ...others] = item.tokens
  if (only !== undefined && others.length === 0 && reflexives.has(only.word)) return !verse.has(only.stem)
  // "In Mark 10 and in Mark 13".
  if (telling.some(({ stem }) => answer.tokens.some((token) => token.stem === stem))) return false
  if (telling.length === 0 || !telling.every((token) => isNew(token, touched, subject))) return false
  const [mine, theirs] = [openingOf(item.tokens)?.word ?? '', openingOf(answer.tokens)?.word ?? '']
  if (timely.has(mine)) return timely.has(theirs)
  if (item.tokens.some(({ word }) => auxiliaries.has(word))) return false
  if (openings.has(mine)) return formOf(answer.tokens) === 'bare'
  if (formOf(item.tokens) === 'place') return formOf(answer.tokens) === 'place'
  const own = parts[0]?.accepted[0]?.wording.tokens[0]?.word
  // "Lay his hands on her and put mud on her eyes": two deeds.
  return theirs === own && item.tokens.some(({ isStop }) => isStop) && formOf(item.tokens) === formOf(answer.tokens)
}
