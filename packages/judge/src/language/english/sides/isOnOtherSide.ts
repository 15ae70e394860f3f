import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { objectPerson } from '../deeds/pronouns.ts'
import { phraseBreaks } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'
import { isClauseAfter } from '../verse/objectsOf.ts'
import { isPassiveAt, isSaying } from '../verse/verbsOf.ts'
import { deedKey } from '../verse/readVerse.ts'
import { askedSides } from './askedSides.ts'
import type { AskedSide } from './askedSides.ts'
import { subjectIn } from './subjectIn.ts'

const relatives = new Set('who which that whom what one ones'.split(' '))
const beForms = new Set('is are was were be been being'.split(' '))

/**
 * Whether a response has the answer on the other side of the question's predicate, and another in its place: "the valley is great in the
 * midst of the Keeper" where it asks who is great, "the children say woe to the Lord" where it asks to whom the Lord says it.
 * `evidence`: the places of the answer's words.
 * `part`: which of the question's parts it is an answer to; `recited`: the words of the verse said by heart.
 */
export function isOnOtherSide(
  asked: ReadQuestion,
  evidence: readonly number[],
  tokens: readonly Token[],
  lexicon: CompiledLexicon,
  part: number,
  partCount: number,
  recited: ReadonlySet<number>,
): boolean {
  const side = askedSides(asked, partCount)[part]
  if (side === undefined || evidence.length === 0) return false
  const isVerb = (token: Token): boolean =>
    !evidence.includes(token.index) &&
    !recited.has(token.index) &&
    (deedKey(token) === side.verb || (lexicon.mates.get(side.verb)?.some((mate) => mate.stem === token.stem) ?? false))
  return tokens.some((token) => isVerb(token) && isTurnedAt(asked, side, token, evidence, tokens))
}

function isTurnedAt(
  asked: ReadQuestion,
  side: AskedSide,
  verb: Token,
  evidence: readonly number[],
  tokens: readonly Token[],
): boolean {
  const clause = clauseAround(tokens, verb.index)
  const before = clause.filter(({ index }) => index < verb.index)
  const after = clause.filter(({ index }) => index > verb.index)
  const isOwn = ({ index }: Token): boolean => evidence.includes(index)
  const stretch = tokens.slice(
    Math.max(
      0,
      tokens.findLastIndex(({ gap, index }) => index <= verb.index && /[.;!?\n]/.test(gap)),
    ),
    verb.index,
  )
  if (stretch.some(({ word }) => relatives.has(word))) return false
  const isPassive = isPassiveAt(tokens, verb.index) && /(?:ed|en|[^s]t|ld|ound|own|rn)$/.test(verb.word)
  return side.isBefore
    ? isAnswerLast(side, verb, isPassive, before, after, isOwn)
    : isPassive
      ? isAnswerBy(side, before, after, isOwn)
      : isAnswerFirst(side, before, after, isOwn, ({ stem }) => asked.stems.has(stem))
}

/** Whether what belongs before the verb comes after it, and somebody else stands there. */
function isAnswerLast(
  side: AskedSide,
  verb: Token,
  isPassive: boolean,
  before: readonly Token[],
  after: readonly Token[],
  isOwn: (token: Token) => boolean,
): boolean {
  if (before.some(isOwn) || !after.some(isOwn)) return false
  const between = after.slice(
    0,
    after.findIndex((token) => isOwn(token)),
  )
  const isSaid = side.verb === '!say'
  const subject = subjectIn(before)
  if (subject === undefined || (subject.isStop && (side.isPassive || isSaid))) return false
  if (!isSaid && between.some(({ word }) => beForms.has(word) || relatives.has(word) || word === 'and')) return false
  const isBy = between.some(({ word }) => word === 'by')
  const lead = between.findLast(({ word }) => !determiners.has(word))?.word ?? ''
  if (side.isPassive) return isPassive && phraseBreaks.has(lead) && lead !== 'of'
  return !isBy || (verb.isStop && !isPassive)
}

/** Whether the answer does what by the question is done to it: "he was asked by the disciples" where it asks whom he asked. */
function isAnswerBy(
  { verb, lead }: AskedSide,
  before: readonly Token[],
  after: readonly Token[],
  isOwn: (token: Token) => boolean,
): boolean {
  const by = after.findIndex(({ word }) => word === 'by')
  const next = by < 0 ? undefined : after.slice(by + 1).find(({ word }) => !determiners.has(word))
  return verb !== '!say' && lead === undefined && next !== undefined && isOwn(next) && !before.some(isOwn)
}

/** Whether what belongs after the verb does it, and what the question says to do it comes after, or another after the asked preposition. */
function isAnswerFirst(
  side: AskedSide,
  before: readonly Token[],
  after: readonly Token[],
  isOwn: (token: Token) => boolean,
  isAsked: (token: Token) => boolean,
): boolean {
  const led = side.lead === undefined ? -1 : after.findIndex(({ word }) => word === side.lead)
  const next = led < 0 ? undefined : after.slice(led + 1).find(({ word }) => !determiners.has(word))
  const isOtherLed =
    next !== undefined &&
    !isOwn(next) &&
    (next.isStop ? objectPerson(next.word) !== undefined : !isAsked(next)) &&
    !after.some(isOwn)
  // "Odrel said they would march against Mitran" where it asks against which town they would.
  const first = before.findIndex(isOwn)
  const isTelling = before.slice(first + 1).find((token) => !isOwn(token))
  if (isOtherLed && first === 0 && isTelling !== undefined && isSaying(isTelling)) return true
  const subject = subjectIn(before)
  if (subject === undefined || subject.isStop) return false
  const isDoerLast =
    side.doers.size > 0 &&
    !before.some(({ stem }) => side.doers.has(stem)) &&
    after.some((token) => side.doers.has(token.stem) && !isOwn(token))
  if (isOwn(subject)) return (isDoerLast && !after.some(isOwn)) || isOtherLed
  // "God has taken his heart far from the people" where it asks what the people have taken far from God.
  return (
    side.rest.has(subject.stem) &&
    (isDoerLast || (side.doers.size === 0 && !after.some(({ stem }) => stem === subject.stem)))
  )
}

/** The words around a place, from stop or "and" to the next. */
function clauseAround(tokens: readonly Token[], at: number): readonly Token[] {
  const begins = ({ gap, word, index }: Token): boolean =>
    /[,.;:!?\n]/.test(gap) ||
    ['but', 'because', 'while', 'when'].includes(word) ||
    (word === 'and' && isClauseAfter(tokens, index, () => false))
  const from = tokens.findLastIndex((token) => token.index <= at && begins(token))
  const to = tokens.findIndex((token) => token.index > at && begins(token))
  return tokens.slice(Math.max(0, from), to < 0 ? tokens.length : to)
}
