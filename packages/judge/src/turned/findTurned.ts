import type { CompiledLexicon } from '../read/lexicon.ts'
import type { PartMatch } from '../match/matchPart.ts'
import { findDenied } from '../read/denied.ts'
import type { ReadQuestion } from '../read/readQuestion.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import { auxiliaries, fillers, negators, phraseBreaks } from '../read/words/stopWords.ts'
import type { Token } from '../read/tokenize.ts'
import { deedsOf } from './deedsOf.ts'
import { subjectPronouns } from './readDeed.ts'
import type { Deed } from './readDeed.ts'

const beForms = new Set('is are was were be been being get gets got am'.split(' '))
const objectPronouns = new Set('him her them it me us you himself themselves'.split(' '))
const relatives = new Set('who which that whom what'.split(' '))
const determiners = new Set('the a an his her its their my your our of in on at by for from with'.split(' '))

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
): ReadonlySet<number> {
  const turned = new Set<number>()
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
    if (deed === undefined) continue
    const others = new Set(matches.flatMap((other) => (other?.isGiven === true ? other.evidence : [])))
    if (
      clauses(response, deed, lexicon).some(
        (clause) => !recited.has(clause.verb) && isTurned(clause, deed, match, others),
      )
    )
      turned.add(part)
  }
  return turned
}

type Clause = { readonly tokens: readonly Token[]; readonly verb: number; readonly isPassive: boolean }

/** The clauses of a response that say the deed: from comma to comma, and from "and" on where both sides of it have a verb. */
function clauses({ tokens }: ReadResponse, deed: Deed, lexicon: CompiledLexicon): readonly Clause[] {
  const isVerb = (token: Token): boolean =>
    !token.isStop &&
    !fillers.has(token.word) &&
    !determiners.has(tokens[token.index - 1]?.word ?? '') &&
    (deed.verbs.has(token.stem) ||
      [...deed.verbs].some((stem) => lexicon.mates.get(stem)?.some((mate) => mate.stem === token.stem)))
  const stretches: Token[][] = [[]]
  for (const token of tokens) {
    if (/[,.;!?\n]/.test(token.gap)) stretches.push([])
    stretches.at(-1)?.push(token)
  }
  return stretches
    .flatMap((stretch) => splitAtAnd(stretch, isVerb))
    .flatMap((clause): readonly Clause[] => {
      const at = clause.findIndex(isVerb)
      const verb = clause[at]
      if (verb === undefined) return []
      const before = clause.slice(0, at).findLast(({ word }) => !['not', 'also', 'then', 'never'].includes(word))
      const isBe = before !== undefined && beForms.has(before.word)
      const isPassive = clause[at + 1]?.word === 'by' || (isBe && !verb.word.endsWith('ing'))
      return [{ tokens: clause, verb: verb.index, isPassive }]
    })
}

function splitAtAnd(stretch: readonly Token[], isVerb: (token: Token) => boolean): readonly (readonly Token[])[] {
  const at = stretch.findIndex(
    ({ word }, index) =>
      ['and', 'but', 'so'].includes(word) && stretch.slice(0, index).some(isVerb) && stretch.slice(index).some(isVerb),
  )
  return at < 0 ? [stretch] : [stretch.slice(0, at), ...splitAtAnd(stretch.slice(at + 1), isVerb)]
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
  if (deed.isNegative && deed.side !== 'means' && tokens.every(({ word }) => !negators.has(word))) return true
  if (isPassive) return false
  const [from, to] = [own[0]?.index ?? 0, own.at(-1)?.index ?? 0]
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
    const direct = right.find((token) => !particles.has(token.word) && !skipped.has(token.word))
    const isDirect =
      direct !== undefined &&
      (objectPronouns.has(direct.word) ||
        isNominal(direct) ||
        match.matched.some((one) => one?.given.includes(direct.index)))
    return isDirect || right.some(({ stem }) => deed.doers.has(stem))
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
          left.some((token) => isNominal(token) || (subjectPronouns.has(token.word) && token.word !== 'it'))))
    )
  if (deed.side === 'means') {
    const isPronoun = deed.hasPronoun && deed.objects.size === 0 && left.some(({ word }) => subjectPronouns.has(word))
    return !isBound && (hasObject || isPronoun)
  }
  return false
}

const particles = new Set('up down out away off back over'.split(' '))
const skipped = new Set('the a an his her its their my your our all'.split(' '))
