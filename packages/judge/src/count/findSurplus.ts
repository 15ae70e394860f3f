import { splitItems } from '../read/split/items.ts'
import { splitRow } from '../read/split/splitRow.ts'
import type { Item } from '../read/split/items.ts'
import type { ReadQuestion } from '../read/readQuestion.ts'
import { besidePhrases } from './besidePhrases.ts'
import { besideRow } from './besideRow.ts'
import { isNew } from './isNew.ts'
import { isRun } from './isRun.ts'
import { isAside } from './isAside.ts'
import { isDeedTooMany } from '../language/english/turns/isDeedTooMany.ts'
import { findGuesses } from '../language/english/turns/findGuesses.ts'
import { isOneBeside } from '../language/english/turns/isOneBeside.ts'
import { isLedUpTo } from '../language/english/turns/isLedUpTo.ts'
import { isTalk, isTold } from '../language/english/turns/isTold.ts'
import { saidInTurn } from '../language/english/turns/saidInTurn.ts'
import { isOneMore } from '../language/english/turns/isOneMore.ts'
import { isClauseBeside } from '../language/english/deeds/isClauseBeside.ts'
import { isClass } from './isClass.ts'
import { isBarePhrase } from './isBarePhrase.ts'
import { isExplainedAfter } from './isExplainedAfter.ts'
import { isNamedInPassing } from './isNamedInPassing.ts'
import { isOfEdition } from './isOfEdition.ts'
import { isOffice } from './isOffice.ts'
import { isOtherNamed } from './isOtherNamed.ts'
import { isOneTooMany } from './isOneTooMany.ts'
import { isRival } from './isRival.ts'
import type { Token } from '../read/tokenize.ts'
import type { SurplusCase, SurplusInput } from './surplusCase.ts'
import { ownTokens } from './ownTokens.ts'
import { oncePerAlternatives } from './oncePerAlternatives.ts'
import { strayNames } from './strayNames.ts'

/** The most telling words of an item that is a bare word or name. */
const bareLimit = 3
/** With more items than these, all bare, a list is no explanation of one answer. */
const mostAnswers = 2
/** From how many items on one that isn't bare makes no sentence of a list. */
const fewestOfMany = 5

/**
 * The wrong answers of a response, and the token at which each begins; `isHedge` when
 * they stand as alternatives ("A or B", "A? B?"), `isRun` when words are just piled up.
 */
export type Surplus = {
  readonly wrong: readonly string[]
  readonly starts: readonly number[]
  readonly isHedge: boolean
  readonly isRun: boolean
}

/** The items of a response, and what they are together. */
type List = {
  readonly items: readonly Item[]
  /** Whether its wrong items are bare words. */
  readonly isBare: boolean
  /** Whether it has many items and all of them are bare words: nobody explains one answer so. */
  readonly isManyBare: boolean
  readonly isSentence: boolean
  readonly hasLong: boolean
}

/**
 * The wrong answers in a response, besides what earned a part (rule 64): the items of a list that name nothing expected, and other
 * known names beside the right ones. Words around an answer, descriptions of it and denied words are not answers.
 */
export function findSurplus(given: SurplusInput): Surplus {
  const subject: SurplusCase = {
    ...given,
    expectsNumber: expectsNumber(given),
    isTelling: given.lexicon.language.grammar.hasDeeds && isTalk(given.response.tokens),
    expected: expectedStems(given),
  }
  const { auxiliaries } = subject.lexicon.language.words
  const touched = touchedTokens(subject)
  if (isRun(subject, touched)) {
    const telling = new Set(ownTokens(subject.response.tokens, subject))
    const own = subject.response.tokens.filter(
      (token) => (telling.has(token) || isNew(token, touched, subject)) && !touched.has(token.index),
    )
    const starts = own.map((token) => token.index)
    return { wrong: own.map((token) => token.raw), starts, isHedge: false, isRun: true }
  }
  const inTurn = subject.lexicon.language.grammar.hasDeeds ? saidInTurn(subject) : []
  const beside = inTurn.length > 0 ? inTurn : [...besideRow(subject, touched), ...besidePhrases(subject, touched)]
  if (beside.length > 0)
    return {
      wrong: beside.map(({ raw }) => raw),
      starts: beside.map(({ index }) => index),
      isHedge: false,
      isRun: false,
    }
  const items = splitItems(subject.response.tokens, subject.lexicon.language)
  const guesses = subject.lexicon.language.grammar.hasDeeds
    ? findGuesses(items.length === 1 ? splitRow(items) : items, touched, subject)
    : []
  if (guesses.length > 0)
    return {
      wrong: guesses.map(textOf),
      starts: guesses.flatMap((item) => item.tokens[0]?.index ?? []),
      isHedge: false,
      isRun: false,
    }
  const wrong = items.filter((item) => {
    if (item.tokens.every((token) => given.recited.has(token.index)) || isOfEdition(item, subject)) return false
    if (isNoNumber(item, subject) || (subject.lexicon.language.grammar.hasDeeds && isLedUpTo(item, subject)))
      return false
    if (isRival(item, items, touched, subject)) return true
    const own = ownTokens(item.tokens, subject)
    if (isOtherNamed(item, touched, subject)) return true
    if (own.length === 0) return isOtherPerson(item, items, subject, touched) || isOffice(item, subject)
    // "12 years or 18 years", "wild donkeys or wild oxen": an alternative that shares a word with what earned the part.
    if (isAlternative(item, items) && item.tokens.every((token) => !given.evidence.has(token.index)))
      return own.some((token) => !touched.has(token.index))
    return (
      own.every((token) => !touched.has(token.index)) ||
      // "Seven years" for a thousand years: another number of what is counted.
      (subject.expectsNumber &&
        item.tokens.every((token) => !given.evidence.has(token.index)) &&
        own.some((token) => token.number !== undefined && !touched.has(token.index)))
    )
  })
  const list: List = {
    items,
    isBare: wrong.length > 0 && isAllBare(wrong, subject),
    isManyBare: items.length > mostAnswers && isAllBare(items, subject),
    isSentence: subject.response.tokens.some((token) => auxiliaries.has(token.word)),
    hasLong: items.some((item) => isLong(item, subject)),
  }
  const counted = oncePerAlternatives(
    wrong.filter(
      (item) =>
        isRival(item, items, touched, subject) ||
        isCounted(item, list, subject) ||
        (subject.lexicon.language.grammar.hasDeeds &&
          (isDeedTooMany(item, items, touched, subject) ||
            isOneMore(item, items, touched, subject) ||
            isOneBeside(item, items, touched, subject))),
    ),
    items,
    subject,
  )
  const inCounted = new Set(counted.flatMap((item) => item.tokens))
  const named = strayNames(subject, touched).filter((token) => !inCounted.has(token))
  return {
    wrong: [...counted.map(textOf), ...named.map((token) => token.raw)],
    starts: [...counted.flatMap((item) => item.tokens[0]?.index ?? []), ...named.map((token) => token.index)],
    isHedge: counted.some((item) => isAlternative(item, items)),
    isRun: false,
  }
}

/** Whether an alternative, or what comes after all that is asked for, is one of the persons whom answers mention in passing. */
function isOtherPerson(
  item: Item,
  items: readonly Item[],
  subject: SurplusCase,
  touched: ReadonlySet<number>,
): boolean {
  const { lexicon, asked, response } = subject
  const { roles } = lexicon.language.words
  const telling = item.tokens.filter((token) => !token.isStop)
  const isOther = isAlternative(item, items)
  return (
    (isOther || isOneTooMany(item, items, subject)) &&
    telling.length > 0 &&
    telling.every(
      (token) =>
        !touched.has(token.index) &&
        !response.denied.has(token.index) &&
        !isAskedAbout(token, asked) &&
        (lexicon.names.has(token.word) || (isOther && lexicon.mates.has(token.stem)) || roles.has(token.word)),
    )
  )
}

/** Whether the question speaks of it, rather than citing a chapter of that name. */
function isAskedAbout({ stem }: Token, { tokens }: ReadQuestion): boolean {
  return tokens.some((token) => token.stem === stem && tokens[token.index + 1]?.number === undefined)
}

/** Whether an item is offered in place of another: after or before "or", a slash or a question mark. */
function isAlternative(item: Item, items: readonly Item[]): boolean {
  const next = items[item.at + 1]?.joiner ?? ''
  return /\bor\b|\/|\?/.test(`${item.joiner} ${next}`)
}

/** Tokens that some part expects, whether or not they earned it. */
function touchedTokens({ parts, evidence }: SurplusCase): ReadonlySet<number> {
  const offered = parts.flatMap((part) =>
    part.accepted.flatMap(({ wording, candidates }) =>
      candidates.filter((_, place) => wording.words[place]?.isEvidence),
    ),
  )
  return new Set([...evidence, ...offered.flatMap((list) => list.flatMap((candidate) => candidate.given))])
}

function expectedStems({ parts }: SurplusInput): readonly string[] {
  return parts.flatMap((part) => part.accepted[0]?.wording.words ?? []).map((word) => word.token.stem)
}

/** Whether all items are bare, or all of many but a short one ("gladly, sadly, at night, slowly"). */
function isAllBare(items: readonly Item[], subject: SurplusCase): boolean {
  const other = items.find((item) => !isBare(item, subject))
  if (other === undefined) return true
  const isSpared = items.length >= fewestOfMany && other.tokens.length < bareLimit
  return isSpared && items.every((item) => item === other || isBare(item, subject))
}

function isBare(item: Item, subject: SurplusCase): boolean {
  return ownTokens(item.tokens, subject).length <= bareLimit && isBarePhrase(item, subject)
}

function isCounted(item: Item, list: List, subject: SurplusCase): boolean {
  const { items } = list
  const own = ownTokens(item.tokens, subject)
  const { names, language } = subject.lexicon
  const isPeople = ({ word }: Token): boolean => word.endsWith('s') && language.peopleRoot(word) !== word
  const isKnownName = own.some((token) => names.has(token.word) || isPeople(token))
  const isJoined = /and|&|\+/.test(item.joiner) || isAlternative(item, items)
  if (
    !isBare(item, subject) ||
    saysMore(item, subject) ||
    (list.isSentence && !isAlternative(item, items) && isTold(item, subject))
  )
    return false
  if (list.isSentence && isNamedInPassing(own, items.slice(0, item.at), subject)) return false
  if (!isJoined && isExplainedAfter(items[item.at + 1], subject.evidence)) return false
  if (subject.isSingle && !isKnownName && isAside(item, list, subject.evidence)) return false
  if (!list.isBare || followsPredicate(item, items, subject)) return isKnownName && isJoined && own.length === 1
  const isExplained = item.tokens.some((token) => subject.lexicon.language.words.roles.has(token.word)) || isClass(item)
  if (!isJoined && isExplained && item.at > 0) return false
  if (list.isSentence && !isKnownName && !isAlternative(item, items) && own.length > 1) return false
  if (!subject.isSingle || isJoined || isKnownName) return true
  if (list.isManyBare) return true
  if (list.hasLong) return false
  return own.every((token) => !token.isCapital && (token.number === undefined || subject.expectsNumber))
}

/** Whether an item only says more of what happened, in a language whose deeds are read. */
function saysMore(item: Item, { lexicon, parts }: SurplusCase): boolean {
  return lexicon.language.grammar.hasDeeds && isClauseBeside(item, parts)
}

/** Whether an item says more than an item of a list does. */
function isLong(item: Item, { lexicon }: SurplusCase): boolean {
  const { auxiliaries } = lexicon.language.words
  return (
    item.tokens.filter((token) => !token.isStop).length > bareLimit ||
    item.tokens.some((token) => auxiliaries.has(token.word))
  )
}

/** Whether an item goes on with what the sentence before it says of the answer ("Zoan are foolish and weak"). */
function followsPredicate(item: Item, items: readonly Item[], { evidence, lexicon }: SurplusCase): boolean {
  const { auxiliaries } = lexicon.language.words
  const before = items[item.at - 1]
  if (before === undefined) return false
  const lastEvidence = before.tokens.findLastIndex((token) => evidence.has(token.index))
  return lastEvidence >= 0 && before.tokens.slice(lastEvidence + 1).some((token) => auxiliaries.has(token.word))
}

/** Whether it is asked how many there are, and an item has no number: what was counted is no other answer. */
function isNoNumber({ tokens }: Item, { asked, isSingle, parts }: SurplusCase): boolean {
  const isNumber = parts.every(({ accepted: [first] }) =>
    first?.wording.words.every((word) => !word.isEvidence || word.token.number !== undefined),
  )
  const asksHowMany = asked.tokens.some(({ word, index }) => word === 'how' && asked.tokens[index + 1]?.word === 'many')
  return isSingle && asksHowMany && isNumber && tokens.every(({ number }) => number === undefined)
}

function expectsNumber({ parts }: SurplusInput): boolean {
  return parts.some((part) =>
    part.accepted.some(({ wording }) =>
      wording.words.some((word) => word.isEvidence && word.token.number !== undefined),
    ),
  )
}

function textOf(item: Item): string {
  return item.tokens.map((token) => token.raw).join(' ')
}
