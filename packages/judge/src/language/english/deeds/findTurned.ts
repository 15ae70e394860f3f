import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { PartMatch } from '../../../match/matchPart.ts'
import { findDenied } from '../denied.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { ReadResponse } from '../../../read/readResponse.ts'
import { auxiliaries, fillers, negators, phraseBreaks } from '../words/stopWords.ts'
import type { Token } from '../../../read/tokenize.ts'
import { clausesOf } from './clausesOf.ts'
import { deedsOf } from './deedsOf.ts'
import { isAffirmed } from '../turns/isAffirmed.ts'
import { isAffirmedInstead } from '../turns/isAffirmedInstead.ts'
import { isPersonShifted } from '../turns/isPersonShifted.ts'
import { isLeadGivenAway } from '../turns/isLeadGivenAway.ts'
import { isNameTurned } from '../turns/isNameTurned.ts'
import { isOrdinalTurned } from '../turns/isOrdinalTurned.ts'
import { isRelativeTurned } from '../turns/isRelativeTurned.ts'
import { isAskedDoing } from './isAskedDoing.ts'
import { isBoundElsewhere } from './isBoundElsewhere.ts'
import { isDeedMissing } from './isDeedMissing.ts'
import { isDoneByName } from './isDoneByName.ts'
import { isDoerOther } from './isDoerOther.ts'
import { isComplementFirst, isExchanged } from './isExchanged.ts'
import type { Clause } from './isExchanged.ts'
import { isSideTurned } from '../sides/isSideTurned.ts'
import { isDoneToDoer } from '../sides/isDoneToDoer.ts'
import { isFeelerOther } from '../sides/isFeelerOther.ts'
import { isLikenessTurned } from '../sides/isLikenessTurned.ts'
import { isPartDone } from '../sides/isPartDone.ts'
import { isPartDoerLast } from '../sides/isPartDoerLast.ts'
import { isPartSuffered } from '../sides/isPartSuffered.ts'
import { isKinOfAnswer } from '../kin/isKinOfAnswer.ts'
import { isKinOther } from '../kin/isKinOther.ts'
import { isKinTurned } from '../kin/isKinTurned.ts'
import { isLeadExchanged } from './isLeadExchanged.ts'
import { isLeadOpposed } from '../turns/isLeadOpposed.ts'
import { isLeadTurned } from './isLeadTurned.ts'
import { isLeadTurnedRound } from '../turns/isLeadTurnedRound.ts'
import { isOwnerExchanged } from './isOwnerExchanged.ts'
import { isPartTurned } from './isPartTurned.ts'
import { isSuffered } from '../turns/isSuffered.ts'
import { isVoiceTurned } from './isVoiceTurned.ts'
import { isPronounTurned } from './isPronounTurned.ts'
import { isReasonTurned } from './isReasonTurned.ts'
import { isPast, subjectPronouns } from './readDeed.ts'
import { wordsOfOthers } from './wordsOfOthers.ts'
import type { Deed } from './readDeed.ts'

const beForms = new Set('is are was were be been being get gets got am'.split(' '))
const objectPronouns = new Set('him her them it me us you himself themselves'.split(' '))
const relatives = new Set('who which that whom what'.split(' '))

/** The parts on the wrong side of the question's deed, and those that a passive says on the right one, wherever they are listed. */
export type Turning = { readonly turned: ReadonlySet<number>; readonly settled: ReadonlySet<number> }

/**
 * The given parts on the wrong side of the question's deed: "the locusts
 * ate John" where it asks what John ate, "the dill beats the stick" where
 * it asks with what the dill is beaten; and those of a deed that the question
 * denies and the response affirms. A bare answer takes no side, nor does
 * "it was locusts that John ate"; a passive changes sides. Nothing is turned in the verse as it is said by heart (`recited`).
 */
export function findTurned(
  asked: ReadQuestion,
  matches: readonly (PartMatch | undefined)[],
  response: ReadResponse,
  lexicon: CompiledLexicon,
  recited: ReadonlySet<number>,
): Turning {
  const turned = new Set<number>()
  const settled = new Set<number>()
  const deeds = deedsOf(asked, matches.length)
  const isDenialAsked = asked.tokens.some(
    ({ word, index }) => word === 'not' && ['what', 'whom'].includes(asked.tokens[index + 1]?.word ?? ''),
  )
  const denied = isDenialAsked ? findDenied(response.tokens) : new Set<number>()
  for (const [part, match] of matches.entries()) {
    if (match?.isGiven !== true || match.evidence.some((index) => recited.has(index))) continue
    // "Flesh and not what": what another denial leaves out is affirmed ("spirit not flesh").
    if (denied.size > 0 && !match.evidence.some((index) => denied.has(index))) turned.add(part)
    const deed = deeds[part]
    if (
      isPartTurned(match, response, deed?.pronoun) ||
      isVoiceTurned(asked, match, response.tokens) ||
      isPronounTurned(match, response.tokens) ||
      isDeedMissing(asked, match, response.tokens) ||
      isDoerOther(asked, match, matches, response.tokens, lexicon) ||
      isLeadTurned(asked, match.evidence, response.tokens, () => wordsOfOthers(matches, part)) ||
      isLeadExchanged(asked, match.evidence, response.tokens, part, matches.length) ||
      isBoundElsewhere(asked, match.evidence, response.tokens) ||
      isKinTurned(asked, match, response.tokens, matches.length) ||
      isKinOther(asked, match.evidence, response.tokens) ||
      isKinOfAnswer(asked, match, response.tokens, recited, matches.length === 1) ||
      isOwnerExchanged(asked, match, response.tokens) ||
      isReasonTurned(asked, match.evidence, response.tokens) ||
      isAffirmed(asked, match.evidence, response.tokens) ||
      isAffirmedInstead(asked, match.evidence, response.tokens, part, matches.length) ||
      isPersonShifted(asked, match, response.tokens) ||
      isPartDoerLast(match, response.tokens) ||
      isPartSuffered(match, response.tokens) ||
      isSuffered(match, response.tokens) ||
      isLeadTurnedRound(asked, match, response.tokens) ||
      isLeadOpposed(asked, match, response.tokens, matches.length) ||
      isSideTurned(asked, matches, part, response.tokens, lexicon, recited) ||
      isRelativeTurned(match, response.tokens, lexicon.names) ||
      isOrdinalTurned(asked, match.evidence, response.tokens) ||
      (matches.length === 1 &&
        (isFeelerOther(asked, match.evidence, response.tokens) ||
          isLikenessTurned(asked, match.evidence, response.tokens))) ||
      isPartDone(match, response.tokens) ||
      isDoneToDoer(asked, match, response.tokens) ||
      isNameTurned(asked, match.evidence, response.tokens) ||
      isLeadGivenAway(asked, matches, part, response.tokens)
    )
      turned.add(part)
    if (deed === undefined) continue
    const others = new Set(matches.flatMap((other) => (other?.isGiven === true ? other.evidence : [])))
    const strangers = new Set(
      matches.flatMap((other, at) =>
        at !== part && other?.isGiven === true && !isSameDeed(deeds[at], deed) ? other.evidence : [],
      ),
    )
    for (const clause of clausesOf(response, deed, lexicon)) {
      // "Between the gates stands the guard".
      if (recited.has(clause.verb) || places.has(clause.tokens[0]?.word ?? '')) continue
      const isOwn = matches.length === 1 || clause.tokens.some(({ index }) => match.evidence.includes(index))
      const isOther = isOwn && isExchanged(clause, deed, match.evidence, strangers)
      const isSideTurned =
        isTurned(clause, deed, match, others) ||
        isAskedDoing(clause, deed, match.evidence, asked, matches.length === 1) ||
        (matches.length === 1 && isDoneByName(clause, deed, match.evidence, lexicon))
      if (!isOther && !isSideTurned && !isComplementFirst(clause, deed, match.evidence)) {
        if (isOwn && isOnly(deeds, part) && isAfterBy(clause, deed, match.evidence)) settled.add(part)
        continue
      }
      turned.add(part)
      for (const also of withClause(clause, matches, response, isOther || deed.isBy === true)) turned.add(also)
    }
  }
  for (const part of turned) settled.delete(part)
  return { turned, settled }
}

/** Whether no other part is asked for by the same verb, so that its side of the verb tells the part. */
function isOnly(deeds: readonly (Deed | undefined)[], part: number): boolean {
  const own = deeds[part]
  return deeds.every((other, at) => at === part || ![...(other?.verbs ?? [])].some((stem) => own?.verbs.has(stem)))
}

/** Whether a passive says after "by" who does the deed ("Abraham was obeyed by Sarah"). */
function isAfterBy({ tokens, verb, isPassive }: Clause, { side }: Deed, evidence: readonly number[]): boolean {
  const by = tokens.find(({ index, word }) => index > verb && word === 'by')?.index
  const own = tokens.filter(({ index }) => evidence.includes(index))
  return isPassive && side === 'doer' && by !== undefined && own.length > 0 && own.every(({ index }) => index > by)
}

/** Whether another part is asked for as a doer of the same deed. */
function isSameDeed(one: Deed | undefined, other: Deed): boolean {
  return one?.side === 'doer' && [...one.verbs].some((stem) => other.verbs.has(stem))
}

/** The other parts that go wrong with a clause: those within it where it is exchanged, and those after its "and" that have no verb. */
function withClause(
  { tokens: whole, verb }: Clause,
  matches: readonly (PartMatch | undefined)[],
  { tokens }: ReadResponse,
  isExchange: boolean,
): readonly number[] {
  const next = whole.findIndex(
    ({ index, word }, at) => index > verb && word === 'and' && whole.slice(at).some((token) => isVerbal(token)),
  )
  const clause = next < 0 ? whole : whole.slice(0, next)
  const last = clause.at(-1)?.index ?? 0
  const end = tokens.findIndex(({ index, gap }) => index > last && /[,.;!?\n]/.test(gap))
  const rest = tokens.slice(last + 1, end < 0 ? undefined : end)
  const isGapped = rest[0]?.word === 'and' && rest[0].gap.trim() === '' && rest.every((token) => !isVerbal(token))
  const reached = new Set([...(isExchange ? clause : []), ...(isGapped ? rest : [])].map(({ index }) => index))
  return [...matches.entries()].flatMap(([part, match]) =>
    match?.isGiven === true && match.evidence.length > 0 && match.evidence.every((index) => reached.has(index))
      ? [part]
      : [],
  )
}

/** Whether a verb is denied ("Sarah did not obey Abraham"). */
function isNegated(tokens: readonly Token[], verb: number, evidence: readonly number[]): boolean {
  return tokens.some(
    ({ index, word }) =>
      !evidence.includes(index) && index < verb && index >= verb - 2 && negators.has(word) && word !== 'nothing',
  )
}

function isTurned(
  { tokens, verb, isPassive }: Clause,
  deed: Deed,
  match: PartMatch,
  others: ReadonlySet<number>,
): boolean {
  const own = tokens.filter(({ index }) => match.evidence.includes(index))
  if (own.length === 0 || match.evidence.includes(verb)) return false
  const isLeft = own.every(({ index }) => index < verb)
  const isRight = own.every(({ index }) => index > verb)
  if (!isLeft && !isRight) return false
  if (isLeft && !deed.isNegative && isNegated(tokens, verb, match.evidence)) return true
  if (deed.isNegative && tokens.every(({ word }) => !negators.has(word))) return true
  // "John was baptized by Jesus" where it asks who baptized Jesus.
  if (isPassive)
    return deed.side === 'doer'
      ? isLeft && isObjectAfterBy(tokens, verb, deed)
      : // "The caterpillars are gathered by the plunder" where it asks what is gathered.
        deed.side === 'patient' &&
          isRight &&
          isAfterBy({ tokens, verb, isPassive }, { ...deed, side: 'doer' }, match.evidence)
  const [from, to] = [own[0]?.index ?? 0, own.at(-1)?.index ?? 0]
  const verbWord = tokens.find(({ index }) => index === verb)?.word ?? ''
  const isNominal = ({ index, word, isStop, number }: Token): boolean =>
    !match.evidence.includes(index) && (number !== undefined || (!isStop && !fillers.has(word)))
  const between = tokens.filter(({ index }) => (isLeft ? index > to && index < verb : index > verb && index < from))
  const left = tokens.filter(({ index }) => index < Math.min(from, verb))
  const right = tokens.filter(({ index }) => index > Math.max(to, verb))
  if (isLeft) {
    if (deed.side === 'doer' || deed.side === 'means') return false
    // "Locusts is what he ate", "locusts John ate": what stands before the verb is its doer.
    if (between.some((token) => isNominal(token) || subjectPronouns.has(token.word) || relatives.has(token.word)))
      return false
    if (left.some((token) => isNominal(token) && !others.has(token.index) && deed.doers.has(token.stem))) return false
    if (leadBefore(tokens, from) === 'if') return false
    const direct = right.find((token) => !particles.has(token.word) && !skipped.has(token.word))
    const isDirect =
      direct !== undefined &&
      (objectPronouns.has(direct.word) ||
        isNominal(direct) ||
        persons.has(direct.word) ||
        match.matched.some((one) => one?.given.includes(direct.index)))
    // "The fly whistles": what stands right before a verb in the present does the deed.
    const isFinite = /[^s]s$/.test(verbWord) || between.some(({ word }) => future.has(word))
    return (
      isDirect ||
      right.some(({ stem }) => deed.doers.has(stem)) ||
      (isFinite && from > 0 && !phraseBreaks.has(leadBefore(tokens, from)))
    )
  }
  if (between.some(({ word }) => auxiliaries.has(word) || ['and', 'but', 'or'].includes(word))) return false
  const isBound = between.some(({ word }) => phraseBreaks.has(word) && !particles.has(word))
  const isEquated = between.some(({ word }) => beForms.has(word) || relatives.has(word))
  if (isEquated || relatives.has(tokens.find(({ index }) => index === verb - 1)?.word ?? '')) return false
  const hasObject = left.some(({ stem }) => deed.objects.has(stem))
  if (deed.side === 'doer')
    return (
      !between.some(({ word }) => word === 'by') &&
      (hasObject ||
        (!isBound &&
          left.some(
            (token) =>
              isNominal(token) || everyone.has(token.word) || (subjectPronouns.has(token.word) && token.word !== 'it'),
          )))
    )
  if (deed.side === 'means') {
    const isPronoun = deed.hasPronoun && deed.objects.size === 0 && left.some(({ word }) => subjectPronouns.has(word))
    // "They beat hammers with swords" where it asks with what they beat the swords.
    const isObjectLed = right.some(
      (token) => deed.objects.has(token.stem) && ['with', 'by'].includes(leadBefore(tokens, token.index)),
    )
    // "He will reject the elders" where it asks by whom he must be rejected: who does it stands before its verb.
    const isAgent =
      deed.isBy === true &&
      !objectPronouns.has(tokens.find(({ index }) => index === verb + 1)?.word ?? '') &&
      !isBound &&
      left.some((token) => isNominal(token) || subjectPronouns.has(token.word))
    return !isBound && (hasObject || isPronoun || isObjectLed || isAgent)
  }
  return false
}

function isObjectAfterBy(tokens: readonly Token[], verb: number, { objects }: Deed): boolean {
  return tokens.some(
    ({ index, stem, word }) =>
      index > verb &&
      (objects.has(stem) || objectPronouns.has(word) || word === 'those') &&
      leadBefore(tokens, index) === 'by',
  )
}

function isVerbal({ word }: Token): boolean {
  return auxiliaries.has(word) || isPast(word)
}

/** The word before a noun, its articles passed over. */
function leadBefore(tokens: readonly Token[], from: number): string {
  return tokens.findLast(({ index, word }) => index < from && !skipped.has(word))?.word ?? ''
}

/** What may stand before a verb whose doer follows it. */
const places = new Set('between among under behind beside above over below near'.split(' '))
const future = new Set('will shall would should did does do can could'.split(' '))
/** Persons whom answers mention in passing, who may be the object of a deed all the same. */
const persons = new Set('god lord yahweh isaiah prophet king kings people'.split(' '))
const everyone = new Set('all everyone everybody people'.split(' '))
const particles = new Set('up down out away off back over'.split(' '))
const skipped = new Set('the a an his her its their my your our all'.split(' '))
