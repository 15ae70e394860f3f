import { isNew } from '../../../count/isNew.ts'
import { isNamedInPassing } from '../../../count/isNamedInPassing.ts'
import type { SurplusCase } from '../../../count/surplusCase.ts'
import type { Item } from '../../../read/split/items.ts'
import type { Token } from '../../../read/tokenize.ts'
import { fillers, phraseBreaks, auxiliaries } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'
import { formOf, openingOf } from './formOf.ts'

/** So many words are in one thing more at most. */
const longest = 8

/**
 * Whether an item of a list of several answers is one thing more that neither the verse nor the question knows, said as the answers are:
 * a deed among deeds, a phrase after the same preposition, a noun with what describes it.
 */
export function isOneMore(
  item: Item,
  items: readonly Item[],
  touched: ReadonlySet<number>,
  subject: SurplusCase,
): boolean {
  const { parts, isSingle, isAddressed, evidence, response, asked } = subject
  if (
    isSingle ||
    isAddressed ||
    parts.length < 2 ||
    item.tokens.length > longest ||
    items.some(({ at, joiner }) => at <= item.at && /[.!?]/.test(joiner))
  )
    return false
  if (item.tokens.some(({ index }) => touched.has(index) || response.denied.has(index))) return false
  const telling = item.tokens.filter(
    ({ isStop, stem, word }) => !isStop && !asked.echoes.has(stem) && !fillers.has(word),
  )
  if (telling.filter((token) => isNew(token, touched, subject)).length * 2 < Math.max(1, telling.length)) return false
  if (isNamedInPassing(telling, items.slice(0, item.at), subject)) return false
  const earns = ({ tokens }: Item): boolean => tokens.some(({ index }) => evidence.has(index))
  const answers = items.filter((other) => earns(other))
  const form = formOf(item.tokens)
  const alike = answers.filter(({ tokens }) => {
    const own = formOf(tokens)
    // Not every past form can be told from a bare verb ("dug", "beat").
    return own === form || (form === 'bare' && own === 'past' && item.tokens.length > 1)
  })
  const opening = openingOf(item.tokens)
  // Who tells a story says more than answers.
  const isTold = ({ tokens }: Item): boolean => tokens.some((token) => !token.isStop && !isNew(token, touched, subject))
  if (items.some((other) => other.at !== item.at && !earns(other) && isTold(other))) return false
  if (item.tokens.some(({ word }) => word === 'i' || word === 'im')) return false
  if (form === 'aside' || opening === undefined || !items.slice(0, item.at).some((other) => earns(other))) return false
  const isAlike = alike.some(({ tokens }) => openingOf(tokens)?.word === opening.word)
  const isSaidSo = parts.some(({ accepted: [own] }) => own?.wording.tokens[0]?.word === opening.word)
  if (form === 'clause') return isAlike || isSaidSo
  if (form === 'denial') return isAlike
  if (form === 'place') return isAlike || isLed(opening.word, subject)
  return alike.length > 0 && isJoined(item, opening) && isClosed(item.tokens, subject)
}

/** Whether a preposition leads to something that earns a part. */
function isLed(preposition: string, { evidence, response: { tokens } }: SurplusCase): boolean {
  return [...evidence].some(
    (at) => tokens.findLast(({ index, word }) => index < at && !determiners.has(word))?.word === preposition,
  )
}

/** Whether an item goes on with the list, rather than describing what stands before it ("Odrel, the town of the weavers"). */
function isJoined({ joiner }: Item, opening: Token): boolean {
  return /and|or|plus|then|&|\+/.test(joiner) || !determiners.has(opening.word)
}

/** Whether an item says of what it names nothing but what the question says ("and the moon are passing away"). */
function isClosed(tokens: readonly Token[], { asked }: SurplusCase): boolean {
  const at = tokens.findIndex(({ word }) => auxiliaries.has(word))
  if (at < 0) return true
  const after = tokens.slice(at + 1)
  return (
    at > 0 &&
    !phraseBreaks.has(tokens[at - 1]?.word ?? '') &&
    after.every(({ isStop, stem }) => isStop || asked.echoes.has(stem))
  )
}
