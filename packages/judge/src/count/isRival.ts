import type { Item } from '../read/split/items.ts'
import type { Token } from '../read/tokenize.ts'
import type { SurplusCase } from './surplusCase.ts'

/** Fillers that name somebody where they stand by themselves after "or", and little words for how much. */
const naming = new Set('god lord yahweh isaiah prophet king kings people'.split(' '))
const amounts = new Set('all none nothing nobody everything everyone few many some most several'.split(' '))
const unsure = new Set('maybe perhaps possibly'.split(' '))
const timely = new Set('while when before after until'.split(' '))
const subjects = new Set('i he she it they we you there'.split(' '))
/** Words by which "or" tells what happens otherwise, and asking words, which "or" joins without a choice. */
const reasons = new Set('would could might wouldnt couldnt'.split(' '))
const are = new Set('is was'.split(' '))
const asking = new Set('who what where when how why which'.split(' '))

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
  const isOr = ({ word, gap, index }: Token): boolean =>
    word === 'or' && !/,/.test(gap) && !asking.has(asked.tokens[index - 1]?.word ?? '')
  const isOfOne = isSingle && parts.length === 1
  const isOffered = isBesideAnswer(at, items, evidence)
  if (asked.tokens.some((token) => isOr(token)) || !isOffered) return false
  if (parts.some(({ accepted }) => accepted.some(({ wording }) => wording.tokens.some(({ word }) => word === 'or'))))
    return false
  const isClause = subjects.has(tokens[0]?.word ?? '') || tokens.some(({ word }) => auxiliaries.has(word))
  if (isClause && !isLikeAnswer(at, items, evidence, isOfOne)) return false
  // "One or many" where it asks how many: "many".
  const isOfAmount = parts.some(({ accepted: [first] }) => amounts.has(first?.wording.tokens[0]?.word ?? ''))
  const isTelling = ({ word, isStop, number, index }: Token): boolean =>
    !response.denied.has(index) &&
    (number === undefined
      ? amounts.has(word) || (!isStop && (!fillers.has(word) || naming.has(word)))
      : expectsNumber || isOfAmount || !fillers.has(word))
  const telling = tokens.filter((token) => isTelling(token))
  const [first] = telling
  // "The cloak, or coat, was to be large" says the question's two names of one thing.
  const saysOr = asked.tokens.some(({ word }) => word === 'or')
  const isOther = (token: Token): boolean => !touched.has(token.index) && !(saysOr && asked.echoes.has(token.stem))
  return (
    // Of several things asked for, what is offered is its first word: "2 or 3 at the top".
    (isOfOne ? telling.some(isOther) : first !== undefined && isOther(first) && !asked.echoes.has(first.stem)) &&
    tokens.every(({ index }) => !evidence.has(index)) &&
    !tokens.every(({ index }) => recited.has(index))
  )
}

/**
 * Whether a clause offers what the answer beside it does rather than telling why: after "either", or begun by the same subject ("he taught
 * or he slept"); of several things asked for the first of two ("the other is the baker or the miller").
 */
function isLikeAnswer(at: number, items: readonly Item[], evidence: ReadonlySet<number>, isOfOne: boolean): boolean {
  const [own, before, after] = [items[at], items[at - 1], items[at + 1]]
  const isOr = /\bor\b/.test(own?.joiner ?? '')
  const answer = isOr ? before : after
  if (own === undefined || answer?.tokens.some(({ index }) => evidence.has(index)) !== true) return false
  if (own.tokens.some(({ word }) => reasons.has(word))) return false
  const [mine, theirs] = [own.tokens[0]?.word ?? '', answer.tokens[0]?.word ?? '']
  // "And then it is the baker or the miller".
  if (!isOfOne) return !isOr && (!subjects.has(mine) || (mine === 'it' && are.has(own.tokens[1]?.word ?? '')))
  const first = (isOr ? before : own)?.tokens ?? []
  // "It is sealed or maybe he is blind", "while he spoke or after he was silent".
  if (isOr && (unsure.has(mine) || (timely.has(mine) && timely.has(theirs)))) return true
  return first.some(({ word }) => word === 'either') || (subjects.has(mine) && mine === theirs)
}

/** Whether "or" joins an item to one beside it that earned the part. */
function isBesideAnswer(at: number, items: readonly Item[], evidence: ReadonlySet<number>): boolean {
  const earns = (item: Item | undefined): boolean => item?.tokens.some(({ index }) => evidence.has(index)) === true
  const isOr = (item: Item | undefined): boolean => /\bor\b/.test(item?.joiner ?? '')
  return (isOr(items[at]) && earns(items[at - 1])) || (isOr(items[at + 1]) && earns(items[at + 1]))
}
