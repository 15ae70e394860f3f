import type { Item } from '../read/split/items.ts'
import type { Token } from '../read/tokenize.ts'
import type { SurplusCase } from './surplusCase.ts'

/** Fillers that name somebody where they stand by themselves after "or", and little words for how much. */
const naming = new Set('god lord yahweh isaiah prophet king kings people'.split(' '))
const amounts = new Set('all none nothing nobody everything everyone'.split(' '))
const subjects = new Set('i he she it they we you there'.split(' '))

/**
 * Whether an item is another answer than the one that it stands beside with
 * "or", where one thing is asked for: "Teacher or Lord", "his brother or his
 * father", "to the ground or into the sea". The answer in another wording
 * (`touched`) is none, nor is a clause ("or they would have kept it").
 */
export function isRival(
  { at, tokens }: Item,
  items: readonly Item[],
  touched: ReadonlySet<number>,
  subject: SurplusCase,
): boolean {
  const { isSingle, evidence, recited, response, parts, asked, lexicon, expectsNumber } = subject
  const { fillers, auxiliaries } = lexicon.language.words
  const isOr = ({ word }: Token): boolean => word === 'or'
  const isOfOne = isSingle && parts.length === 1
  const isOffered = isOfOne ? isBesideAnswer(at, items, evidence) : isSecond(at, items, evidence)
  if (asked.tokens.some(isOr) || !isOffered) return false
  if (parts.some(({ accepted }) => accepted.some(({ wording }) => wording.tokens.some(isOr)))) return false
  if (subjects.has(tokens[0]?.word ?? '') || tokens.some(({ word }) => auxiliaries.has(word))) return false
  const isTelling = ({ word, isStop, number, index }: Token): boolean =>
    !response.denied.has(index) &&
    (number === undefined
      ? amounts.has(word) || (!isStop && (!fillers.has(word) || naming.has(word)))
      : expectsNumber || !fillers.has(word))
  const telling = tokens.filter((token) => isTelling(token))
  const [first] = telling
  const isOther = (token: Token): boolean => !touched.has(token.index)
  return (
    // Of several things asked for, what is offered is its first word: "2 or 3 at the top".
    (isOfOne ? telling.some(isOther) : first !== undefined && isOther(first) && !asked.echoes.has(first.stem)) &&
    tokens.every(({ index }) => !evidence.has(index)) &&
    !tokens.every(({ index }) => recited.has(index))
  )
}

/** Whether an item is the second choice beside one that earned a part: "five or maybe seven". */
function isSecond(at: number, items: readonly Item[], evidence: ReadonlySet<number>): boolean {
  const before = items[at - 1]
  return /\bor\b/.test(items[at]?.joiner ?? '') && before?.tokens.some(({ index }) => evidence.has(index)) === true
}

/** Whether "or" joins an item to one beside it that earned the part. */
function isBesideAnswer(at: number, items: readonly Item[], evidence: ReadonlySet<number>): boolean {
  const earns = (item: Item | undefined): boolean => item?.tokens.some(({ index }) => evidence.has(index)) === true
  const isOr = (item: Item | undefined): boolean => /\bor\b/.test(item?.joiner ?? '')
  return (isOr(items[at]) && earns(items[at - 1])) || (isOr(items[at + 1]) && earns(items[at + 1]))
}
