import { auxiliaries, negators, phraseBreaks } from './words/stopWords.ts'
import { opposedDeeds } from './words/opposedDeeds.ts'
import { asksWhatIsDenied, deniedStems } from './askedDenial.ts'
import { contentAfter, contracted, contractedVerbs, isNegator, reachAfter } from './negator.ts'
import { noneThere } from './noneThere.ts'
import { unsaid } from './findFramed.ts'
import {
  beginsAnew,
  beginsClause,
  beginsOther,
  beginsResult,
  beginsTelling,
  doesAnew,
  endsWithAnd,
  endsWithOr,
  isEnding,
  isListedBefore,
  isReplaced,
  longestReach,
} from './denialLists.ts'
import type { Token } from '../../read/tokenize.ts'

const scopeEnds = new Set('except but because since so until instead rather although though however'.split(' '))
const predicates = new Set('it the a an answer correct right one true him her them that this'.split(' '))
/** Who stands between verb and "not" of a question, and what it follows. */
const subjects = new Set('you he she they we i it'.split(' '))
const opening = new Set('and but is or like says said why ask asks asked'.split(' '))
const asking = new Set('what which who whom'.split(' '))
/** Words for all, from which one thing can be excepted, and how far before it they stand. */
const universals = new Set(
  'all every everyone everybody everything everywhere any anyone anybody anything anywhere'.split(' '),
)
const universalReach = 4
/** After so many words "but it …" goes on with the sentence. */
const fewestBefore = 3
const articles = new Set(['the', 'a', 'an'])
const beForms = new Set('is are was were am be'.split(' '))
/** A form of "be", with who it is said of in the same word. */
const saysBe = new Set([...beForms, 'its', 'hes', 'shes', 'theyre', 'thats'])
const relatives = new Set('who whoever that which'.split(' '))
/** Verbs with which the sentence goes on after such a clause. */
const finite = new Set('is are was were will shall would should can could may might must has had gets goes'.split(' '))
const sayings = new Set('say said says saying'.split(' '))
/**
 * The tokens that their writer denies, by index: what follows "not", "no", "never", "without" in its clause, what precedes "is not it",
 * what follows "instead of" and "rather than" where the question doesn't ask so. "Not A but B" leaves B; a "no" before a comma denies
 * nothing, nor does a denial that the question (`asked`) makes itself or the verse as it is said by heart (`recited`).
 */
export function findDenied(
  tokens: readonly Token[],
  asked: readonly Token[] = [],
  recited: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const denied = new Set<number>()
  const deniedByQuestion = deniedStems(asked)
  const isAskedFor = asksWhatIsDenied(asked)
  const isQuestionDenying = asked.some(
    (token) =>
      isNegator(asked, token) &&
      // "The sin that is never forgiven" denies nothing that is asked for.
      !asked.slice(Math.max(0, token.index - 2), token.index).some(({ word, index }) => word === 'that' && index > 0) &&
      (asked[token.index + 1]?.isStop === false ||
        /[,;?]/.test(asked[token.index + 1]?.gap ?? '?') ||
        (contracted.has(token.word) && asked.slice(0, token.index).some(({ word }) => asking.has(word))) ||
        asked[token.index + 1]?.word === 'to'),
  )
  const askedStems = new Set(asked.filter(({ isStop }) => !isStop).map(({ stem }) => stem))
  const isReplacementAsked = asked.some((token) => isReplacing(asked, token))
  /** "He doesn't take bribes" where it asks what he refuses. */
  const isOpposedToAsked = (next: Token | undefined): boolean =>
    next !== undefined && [...(opposedDeeds.get(next.stem) ?? [])].some((stem) => askedStems.has(stem))
  /** "The saw not against him": the question's own denial with its verb left out. */
  const isOfQuestion = ({ index, gap }: Token): boolean =>
    deniedByQuestion.size > 0 &&
    phraseBreaks.has(tokens[index + 1]?.word ?? '') &&
    !/[,.;:!?]/.test(gap) &&
    asked.some(({ isStop, stem }) => !isStop && stem === tokens[index - 1]?.stem)
  /** "He was not to let his heart grow faint" where it asks what he was not to let grow faint. */
  const isSaidBack = ({ index }: Token): boolean =>
    asked.some(
      (other) =>
        isNegator(asked, other) &&
        [1, 2].every((step) => asked[other.index + step]?.stem === tokens[index + step]?.stem) &&
        auxiliaries.has(tokens[index - 1]?.word ?? ''),
    )
  /** "His disciples didn't" where it asks who did not fast: the question's own denial, and nothing after it. */
  const isElliptic = (token: Token): boolean => {
    const next = tokens[token.index + 1]
    const isLast = next === undefined || /[,.;:!?\n]/.test(next.gap) || ['and', 'but'].includes(next.word)
    return deniedByQuestion.size > 0 && isLast && isOfPredicate(tokens, token)
  }
  /** "Not with silver, not with gold" where it asks with what they were not redeemed. */
  const isEchoed = (token: Token): boolean =>
    isQuestionDenying &&
    (token.word === 'not'
      ? phraseBreaks.has(tokens[token.index + 1]?.word ?? '')
      : token.word === 'no' && asked.every(({ word }) => word !== 'without')) &&
    (token.index === 0 ||
      /[,;\n]/.test(token.gap) ||
      ['and', 'or'].includes(tokens[token.index - 1]?.word ?? '') ||
      // "No bread no wallet no money".
      (token.word === 'no' && tokens[0]?.word === 'no')) &&
    tokens.every(({ word }) => !auxiliaries.has(word))
  const { isNone, isThere } = noneThere(tokens, asked)
  for (const token of tokens) {
    if (recited.has(token.index) && !isSaidAnew(tokens, token, recited)) continue
    if (isThere(token)) denyAfter(tokens, token.index + 1, denied)
    else if (isExcepting(tokens, token)) {
      if (asked.every((other) => !isExcepting(asked, other))) denyRest(tokens, token.index + 1, denied)
    } else if (isReplacing(tokens, token)) {
      if (!isReplacementAsked) denyAfter(tokens, token.index + 2, denied)
    } else if (
      !isAskedFor &&
      isNegator(tokens, token) &&
      !isAsking(tokens, token) &&
      !deniedByQuestion.has(contentAfter(tokens, token)?.stem ?? '') &&
      !deniedByQuestion.has(tokens[token.index + 1]?.stem ?? '') &&
      !(isOfPredicate(tokens, token) && isOpposedToAsked(contentAfter(tokens, token))) &&
      !isOfQuestion(token) &&
      !isSaidBack(token) &&
      !isEnding(asked, tokens, token) &&
      !isElliptic(token) &&
      !isNone(token) &&
      !(token.word === 'nobody' && asked.some(({ word }) => word === 'nobody')) &&
      !isEchoed(token)
    ) {
      if (isOfAll(tokens, token)) denyRest(tokens, token.index + 1, denied)
      const reached = denyAfter(tokens, token.index + 1, denied)
      const saysNothingNew = (next: Token): boolean =>
        next.isStop || predicates.has(next.word) || askedStems.has(next.stem)
      // "Dont know about the jackals" says nothing of what stands before.
      const isUnknown = ['know', 'remember'].includes(tokens[token.index + 1]?.word ?? '')
      if (
        isOfPredicate(tokens, token) &&
        !isUnknown &&
        !isOfRelative(tokens, token.index) &&
        reached.every(saysNothingNew)
      )
        denyBefore(tokens, token.index - 1, denied)
    }
  }
  return denied
}

/** Whether a text denies anything, as "they will not learn war" does. */
export function hasNegator(tokens: readonly Token[]): boolean {
  return tokens.some((token) => isNegator(tokens, token))
}

/** "Don't you remember?", "is it not": who asks so affirms. */
function isAsking(tokens: readonly Token[], { index, word }: Token): boolean {
  const [before, next] = [tokens[index - 1], tokens[index + 1]]
  const opens = (at: number): boolean =>
    at <= 0 || /[,.;:!?\n"']/.test(tokens[at]?.gap ?? '') || opening.has(tokens[at - 1]?.word ?? '')
  if (contractedVerbs.includes(word) || contracted.has(word))
    return word !== 'wont' && subjects.has(next?.word ?? '') && next?.gap.trim() === '' && opens(index)
  if (word === 'nor' || word === 'neither') {
    const other = tokens.findLast((token) => token.index < index && negators.has(token.word))
    return other !== undefined && !sentenceEnds(tokens, other.index, index) && isAsking(tokens, other)
  }
  return (
    word === 'not' &&
    subjects.has(before?.word ?? '') &&
    auxiliaries.has(tokens[index - 2]?.word ?? '') &&
    opens(index - 2)
  )
}

function sentenceEnds(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from + 1, to + 1).some(({ gap }) => /[.;!?\n]/.test(gap))
}

/** "Ariel is not it", "Ariel isn't": what is denied stands before. */
function isOfPredicate(tokens: readonly Token[], token: Token): boolean {
  return (
    contracted.has(token.word) ||
    (token.word === 'never' && tokens[token.index - 1]?.isStop === false) ||
    (['not', 'never'].includes(token.word) && auxiliaries.has(tokens[token.index - 1]?.word ?? ''))
  )
}

/**
 * "Everyone except A", "any city but A", "everything without A": what follows is
 * the one thing that isn't meant. Words that begin with it are a quotation.
 */
function isExcepting(tokens: readonly Token[], token: Token): boolean {
  if (['except', 'excluding', 'minus'].includes(token.word)) return token.index > 0 && !isDeniedAll(tokens, token.index)
  const next = tokens[token.index + 1]?.word
  if (token.word === 'apart' || token.word === 'aside') return next === 'from'
  if (token.word === 'other') return next === 'than'
  if ((token.word !== 'but' && token.word !== 'without') || /[,.;:!?]/.test(token.gap)) return false
  // "Looks at everything but its already evening".
  if (token.index >= fewestBefore && next !== undefined && (subjects.has(next) || saysBe.has(next))) return false
  const before = tokens.slice(Math.max(0, token.index - universalReach), token.index)
  return (
    before.some((other) => universals.has(other.word)) &&
    before.every((other) => other.word !== 'and') &&
    tokens.slice(0, token.index).every((other) => !negators.has(other.word))
  )
}

/** "Nothing except prayer" affirms the prayer: a denial of all stands right before the exception. */
function isDeniedAll(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - universalReach), at).some(({ word }) => negators.has(word))
}

/** "None of these: …", "he never said that …", "they did not say gold": a denial that reaches to the end of its sentence. */
function isOfAll(tokens: readonly Token[], { word, index }: Token): boolean {
  const [next, after] = [tokens[index + 1]?.word ?? '', tokens[index + 2]?.word ?? '']
  if (word === 'none') return next === 'of' && ['these', 'those', 'them'].includes(after)
  return sayings.has(next) && !unsaid.has(after)
}

/** Whether a denial is the answer's own though the verse denies as well: "they did not say", "everything without". */
function isSaidAnew(tokens: readonly Token[], { word, index }: Token, recited: ReadonlySet<number>): boolean {
  if (word === 'without') return index > 0 && !recited.has(index - 1)
  return sayings.has(tokens[index + 1]?.word ?? '') && !recited.has(index + 1)
}

function denyRest(tokens: readonly Token[], from: number, denied: Set<number>): void {
  for (const token of tokens.slice(from)) {
    // "They didnt say the same so in the end the high priest got up".
    const isSo = token.word === 'so' && token.index - from >= fewestBefore && tokens[token.index + 1]?.word !== 'that'
    if (/[.;!?\n]/.test(token.gap) || (token.word === 'but' && /,/.test(token.gap)) || isSo) break
    denied.add(token.index)
  }
}

function isReplacing(tokens: readonly Token[], token: Token): boolean {
  const next = tokens[token.index + 1]?.word
  return (token.word === 'instead' && next === 'of') || (token.word === 'rather' && next === 'than')
}

function denyAfter(tokens: readonly Token[], from: number, denied: Set<number>): readonly Token[] {
  const reached: Token[] = []
  const negator = tokens[from - 1]?.word ?? ''
  const isOfDid =
    /^(?:did|does|do)nt$/.test(negator) || (negator === 'not' && /^(?:did|does|do)$/.test(tokens[from - 2]?.word ?? ''))
  const isOfBe =
    /^(?:isnt|wasnt|arent|werent)$/.test(negator) || (negator === 'not' && saysBe.has(tokens[from - 2]?.word ?? ''))
  const isInstead = isReplaced(tokens, from)
  // "Not a bear a lion": another article begins what is so.
  const isNotFirst = from === 1 && negator === 'not'
  // "They did not bring gold, myrrh and incense" denies all; "not gold, myrrh and incense" may go on with what is so.
  const isOfVerb =
    from > 2 &&
    (isOfDid || ['without', 'never', 'of'].includes(negator) || contracted.has(negator) || isInstead) &&
    tokens.filter(({ word }) => negators.has(word)).length < 2
  const isRelative = isOfRelative(tokens, from - 1)
  let left = reachAfter
  for (const token of tokens.slice(from, from + longestReach)) {
    // "Not A or B or C" and "not A, B or C" go on denying.
    const isAlternative = token.word === 'or' || token.word === 'nor'
    if (isAlternative) left = reachAfter
    const isListed =
      /^\s*,\s*$/.test(token.gap) &&
      !(token.word === 'and' && reached.every(({ gap }, at) => at === 0 || !gap.includes(','))) &&
      (isAlternative || endsWithOr(tokens, token.index) || (isOfVerb && endsWithAnd(tokens, token.index, isInstead)))
    if (isListed) left = reachAfter
    if (
      (/[,.;:!?\n]/.test(token.gap) && !isListed) ||
      (scopeEnds.has(token.word) && !(token.word === 'because' && token.index === from && negator !== 'no')) ||
      (reached.length > 0 && beginsTelling(tokens, token)) ||
      (isOfDid && (beginsClause(tokens, token) || doesAnew(tokens, token, reached))) ||
      beginsOther(tokens, token) ||
      (isNotFirst && tokens[token.index - 1]?.isStop === false && beginsWhatIs(tokens, token)) ||
      // "Who doesn't come will be sent for": the denial ends with its clause.
      (isRelative && reached.length > 0 && finite.has(token.word)) ||
      (isOfBe && reached.some(({ isStop }) => !isStop) && beginsAnew(tokens, token)) ||
      left === 0
    )
      break
    left--
    reached.push(token)
    denied.add(token.index)
  }
  return reached
}

/** Whether a denial stands in a clause that only says who is meant: "who doesn't come", "that did not sing". */
function isOfRelative(tokens: readonly Token[], negator: number): boolean {
  const isOfAuxiliary = tokens[negator]?.word === 'not' && auxiliaries.has(tokens[negator - 1]?.word ?? '')
  return relatives.has(tokens[negator - (isOfAuxiliary ? 2 : 1)]?.word ?? '')
}

/** Whether what is so begins at a word, after what is not: "not a bear a lion", "not Gilead its Bozrah", "not silver just gold". */
function beginsWhatIs(tokens: readonly Token[], token: Token): boolean {
  return articles.has(token.word) || ['its', 'just', 'only'].includes(token.word) || beginsAnew(tokens, token)
}

function denyBefore(tokens: readonly Token[], from: number, denied: Set<number>): void {
  for (let at = from; at >= 0; at--) {
    const token = tokens[at]
    if (token === undefined || scopeEnds.has(token.word) || beginsResult(tokens, token)) break
    denied.add(at)
    if (/[.;:!?\n]/.test(token.gap) || (/,/.test(token.gap) && !isListedBefore(tokens, at, from))) break
  }
}
