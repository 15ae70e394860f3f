import { auxiliaries, phraseBreaks } from '../words/stopWords.ts'
import type { Token } from '../../../read/tokenize.ts'
import { objectPerson, subjectPerson } from './pronouns.ts'
import type { Deed } from './readDeed.ts'

/** A clause of a response that says a deed: its words, the place of its verb, and whether it is in the passive. */
export type Clause = { readonly tokens: readonly Token[]; readonly verb: number; readonly isPassive: boolean }

/** How far after a verb its object may stand, with a preposition between ("trusts in him"). */
const objectReach = 3

/**
 * Whether a clause gives the doer and the object of a deed each other's place
 * ("God honors this people" where this people honors God). `evidence`: the tokens of the
 * answer, which stands on the deed's asked side; `others`: those of parts that don't do this deed.
 */
export function isExchanged(
  clause: Clause,
  deed: Deed,
  evidence: readonly number[],
  others: ReadonlySet<number>,
): boolean {
  if (evidence.includes(clause.verb)) return false
  const [before, after] = sidesOf(clause)
  const isAnswer = (token: Token): boolean => evidence.includes(token.index)
  const isDoer = (token: Token): boolean =>
    deed.doers.has(token.stem) || (deed.side === 'doer' && isAnswer(token) && !deed.objects.has(token.stem))
  const isObject = (token: Token): boolean =>
    (deed.objects.has(token.stem) && !deed.doers.has(token.stem)) ||
    (deed.side === 'doer' ? others.has(token.index) : isAnswer(token))
  const isObjectFirst = before.some(
    (token) =>
      isObject(token) &&
      after.every((other) => other.stem !== token.stem) &&
      !phraseBreaks.has(leadOf(token, clause.tokens)),
  )
  if (!isObjectFirst) return false
  if (isObjectDoing(clause, deed, before, after)) return true
  const hasDoerFirst = before.some((other) => isDoer(other))
  const isDoerLast = after.some(
    (token) =>
      isDoer(token) && (!hasDoerFirst || (token.isCapital && before.every((other) => other.stem !== token.stem))),
  )
  return isDoerLast || isPronounLast(clause, deed.pronoun)
}

/** Whether what the deed is done to does it, right before the verb, and who should do it isn't named: "Jerusalem will protect birds". */
function isObjectDoing(
  { isPassive }: Clause,
  { side, doers, objects }: Deed,
  before: readonly Token[],
  after: readonly Token[],
): boolean {
  const subject = before.findLast(({ word }) => !auxiliaries.has(word))
  return (
    !isPassive &&
    side === 'object' &&
    doers.size > 0 &&
    subject !== undefined &&
    objects.has(subject.stem) &&
    !doers.has(subject.stem) &&
    !phraseBreaks.has(leadOf(subject, before)) &&
    [...before, ...after].every(({ stem }) => !doers.has(stem)) &&
    after.some(({ isStop }) => !isStop)
  )
}

/**
 * Whether a passive has its subject and what is bound to it in each other's
 * place: "the stick is beaten with dill" for the dill with a stick, "man was made for the Sabbath" for the Sabbath for man.
 */
export function isComplementFirst(
  { tokens, verb, isPassive }: Clause,
  deed: Deed,
  evidence: readonly number[],
): boolean {
  if (!isPassive || !['means', 'other', 'patient'].includes(deed.side) || evidence.includes(verb)) return false
  const isAnswer = (token: Token): boolean => evidence.includes(token.index)
  const isObject = (token: Token): boolean => deed.objects.has(token.stem) && !isAnswer(token)
  const [isFirst, isLast] = deed.side === 'patient' ? [isObject, isAnswer] : [isAnswer, isObject]
  const before = tokens.filter(({ index }) => index < verb)
  const after = tokens.filter(({ index }) => index > verb)
  return (
    before.some((token) => isFirst(token) && !phraseBreaks.has(leadOf(token, tokens))) &&
    !before.some(isLast) &&
    after.some((token) => isLast(token) && phraseBreaks.has(leadOf(token, tokens)))
  )
}

/** Whether the pronoun that does the deed is what it is done to ("you trust in him" where he trusts in you). */
export function isPronounLast({ tokens, verb, isPassive }: Clause, pronoun: string | undefined): boolean {
  const person = subjectPerson(pronoun)
  if (person === undefined || isPassive) return false
  if (tokens.some(({ index, word }) => index < verb && subjectPerson(word) === person)) return false
  const hasDoer = tokens.some(
    ({ index, word, isStop }) => index < verb && (!isStop || subjectPerson(word) !== undefined),
  )
  const after = tokens.filter(({ index }) => index > verb && index <= verb + objectReach)
  return hasDoer && after.some(({ word }) => objectPerson(word) === person)
}

/** What stands on the doer's side of the verb and on the other; in a passive what follows "by" is the doer. */
function sidesOf({ tokens, verb, isPassive }: Clause): readonly [readonly Token[], readonly Token[]] {
  const before = tokens.filter(({ index }) => index < verb)
  const after = tokens.filter(({ index }) => index > verb)
  if (!isPassive) return [before, after]
  const by = after.findIndex(({ word }) => word === 'by')
  return by < 0 ? [[], [...before, ...after]] : [after.slice(by), [...before, ...after.slice(0, by)]]
}

/** The word before a noun, its articles passed over. */
function leadOf(token: Token, tokens: readonly Token[]): string {
  const before = tokens.filter(({ index }) => index < token.index)
  return before.findLast(({ word }) => !/^(?:the|a|an|his|her|its|their|all|this|that)$/.test(word))?.word ?? ''
}
