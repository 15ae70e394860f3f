import type { PartMatch } from '../../../match/matchPart.ts'
import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { stemEnglish } from '../stemEnglish.ts'
import { auxiliaries, negators } from '../words/stopWords.ts'
import { determiners, divineNames } from '../words/wordKinds.ts'
import { claimsOf } from './claims.ts'
import type { Claim } from './claims.ts'
import { isPast, openers } from './readDeed.ts'
import { subjectOf } from './subjectOf.ts'

const beForms = new Set('is are was were be been being get gets got'.split(' '))
/** How God and Jesus are called, who do the same deeds. */
export const divine: ReadonlySet<string> = new Set([
  ...divineNames,
  ...'jesus christ messiah son savior master teacher'.split(' '),
])
const ends = /[,;:.!?\n]/
const subordinate = new Set('who which that whom what when while because if where'.split(' '))
/** How many words after a verb are looked at for who should do it. */
const reach = 6

/**
 * Whether somebody else does what the question says of one: "the blind man spat on Jesus' eyes" where it asks what Jesus did to the blind
 * man, "Jesus would deny Peter three times" where it asks how often Peter would deny him, "Philip had married Herod's wife".
 */
export function isDoerOther(
  asked: ReadQuestion,
  match: PartMatch,
  matches: readonly (PartMatch | undefined)[],
  tokens: readonly Token[],
  lexicon: CompiledLexicon,
): boolean {
  const claims = claimsOf(asked)
  if (claims.length === 0) return false
  const deeds = new Set(matches.flatMap((other) => (other?.isGiven === true ? (deedOf(other) ?? []) : [])))
  const known = new Set(claims.flatMap(({ doers }) => [...doers]))
  return claims.some((claim) =>
    verbsOf(claim, match, tokens, lexicon, matches.length === 1).some((verb) =>
      isSaidOfOther({ ...besideOthers(claim, claims), known }, verb, match, deeds, tokens, lexicon),
    ),
  )
}

/**
 * A claim with all who do the same by the question ("what does the ox know, and what does the donkey know"), and without those of whom
 * another clause asks ("what will the people do, and what will the city do").
 */
function besideOthers(claim: Claim, claims: readonly Claim[]): Claim {
  const asked = new Set(claims.flatMap(({ doers }) => [...doers]))
  return {
    ...claim,
    doers: new Set(claims.flatMap(({ verb, doers }) => (verb === claim.verb ? [...doers] : []))),
    others: new Set([...claim.others].filter((stem) => !asked.has(stem))),
  }
}

/** The places in a response where the claim's verb stands: its own, or the verb that the part begins with. */
function verbsOf(
  { verb }: Claim,
  match: PartMatch,
  tokens: readonly Token[],
  lexicon: CompiledLexicon,
  isAlone: boolean,
): readonly number[] {
  if (verb !== undefined) {
    const isSame = ({ stem }: Token): boolean =>
      stem === verb || (lexicon.mates.get(verb)?.some((mate) => mate.stem === stem) ?? false)
    return tokens
      .filter(
        (token) =>
          isSame(token) && !match.evidence.includes(token.index) && isNear(tokens, token.index, match, isAlone),
      )
      .map(({ index }) => index)
  }
  const deed = deedOf(match) ?? bareDeed(match, tokens)
  return deed === undefined ? [] : [deed]
}

/** Where a response says the verb that a part begins with; undefined where the part is no deed. */
function deedOf(match: PartMatch): number | undefined {
  const own = match.wording.words.findIndex(({ token }) => !token.isStop)
  const said = match.matched[own]?.given[0]
  const word = match.wording.words[own]?.token.word ?? ''
  const isFirst = match.wording.tokens.slice(0, match.wording.words[own]?.token.index).every(({ isStop }) => isStop)
  const opening = match.wording.tokens[0]
  const isDeed =
    isPast(word) ||
    (match.wording.tokens.length > 1 && opening?.isCapital !== true && !openers.has(opening?.word ?? ''))
  return said !== undefined && isFirst && isDeed && match.wording.words[own]?.token.number === undefined
    ? said
    : undefined
}

/** Where a response says a part of one word as a verb: after a helper or "to" ("the dead will live"). */
function bareDeed({ wording: { tokens: own }, matched }: PartMatch, tokens: readonly Token[]): number | undefined {
  const at = own.length === 1 ? matched[0]?.given[0] : undefined
  const before = at === undefined ? '' : (tokens[at - 1]?.word ?? '')
  return auxiliaries.has(before) || before === 'to' ? at : undefined
}

/** Whether a verb and the evidence stand in one clause, or in a row of verbs that one does; `isAlone`: no "and" divides them. */
function isNear(tokens: readonly Token[], verb: number, { evidence }: PartMatch, isAlone: boolean): boolean {
  return evidence.some((index) => {
    const between = tokens.slice(Math.min(index, verb) + 1, Math.max(index, verb) + 1)
    const and = between.findIndex(({ word }) => word === 'and')
    const next = and < 0 ? [] : between.slice(and + 1)
    const verbAt = next.findIndex(({ word, index: at }) => at === verb || isPast(word) || auxiliaries.has(word))
    return (isAlone || verbAt <= 0) && between.every(({ gap }) => !/[,;.!?\n]/.test(gap))
  })
}

/** `known`: whom the question names as doing something, this or another deed. */
function isSaidOfOther(
  claim: Claim & { readonly known: ReadonlySet<string> },
  verb: number,
  match: PartMatch,
  deeds: ReadonlySet<number>,
  tokens: readonly Token[],
  lexicon: CompiledLexicon,
): boolean {
  const isOfPassive = claim.verb === undefined && isPassivePart(match)
  if (claim.isBeing !== true && isPassive(tokens, verb) !== isOfPassive) return false
  const subject = subjectOf(tokens, verb, ({ index }) => deeds.has(index) && index !== verb)
  if (subject === undefined) return false
  // "The dead will live" where it asks what they will not do.
  const isAffirmed =
    tokens.slice(Math.max(0, verb - 2), verb).some(({ word }) => auxiliaries.has(word)) &&
    !tokens.slice(clauseStart(tokens, verb)).some(({ word }) => negators.has(word))
  if (claim.isNegative && claim.verb === undefined && isAffirmed) return true
  if (subject.pronoun !== undefined)
    return (
      (claim.verb === undefined && claim.doers.has(directAfter(tokens, verb)?.stem ?? '')) ||
      (claim.patient !== undefined && subject.pronoun === subjectOfPatient.get(claim.patient)) ||
      (subject.pronoun === 'he' &&
        claim.verb === undefined &&
        claim.doers.size > 0 &&
        [...claim.doers].every((stem) => women.has(stem)))
    )
  const { nouns } = subject
  if (
    nouns.length === 0 ||
    nouns.some(({ stem, word }) => claim.doers.has(stem) || (divine.has(word) && hasDivine(claim)))
  )
    return false
  const isOther = nouns.every(({ stem, index }) => claim.others.has(stem) && !match.evidence.includes(index))
  if (isOther && claim.verb === undefined) return true
  if (claim.doers.size === 0) return false
  const isStray = nouns.every(
    ({ word, stem, index }) => lexicon.names.has(word) && !claim.known.has(stem) && !match.evidence.includes(index),
  )
  if (isStray && claim.verb === undefined) return true
  return isDoneToDoer(claim, verb, tokens)
}

/** Where what stands in contrast to the rest begins, up to a verb: "will not hurt but they will destroy". */
function clauseStart(tokens: readonly Token[], verb: number): number {
  return tokens.findLastIndex(({ index, word }) => index < verb && word === 'but') + 1
}

/** Whether who should do the deed stands after its verb instead, in the same clause. */
function isDoneToDoer({ doers }: Claim, verb: number, tokens: readonly Token[]): boolean {
  for (const token of tokens.slice(verb + 1, verb + 1 + reach)) {
    if (ends.test(token.gap) || subordinate.has(token.word)) return false
    if (doers.has(token.stem)) return true
  }
  return false
}

/** What a deed is done to, right after its verb: "save the Lord". */
function directAfter(tokens: readonly Token[], verb: number): Token | undefined {
  const next = tokens.slice(verb + 1).find(({ word }) => !determiners.has(word))
  return next === undefined || ends.test(next.gap) || tokens[next.index + 1]?.gap === "'" ? undefined : next
}

function hasDivine({ doers }: Claim): boolean {
  return [...doers].some((stem) => divine.has(stem) || stem === 'jesu')
}

/** Whether a part says what is done to somebody ("be despised"). */
function isPassivePart({ wording: { tokens } }: PartMatch): boolean {
  return beForms.has(tokens[0]?.word ?? '') && isPast(tokens[1]?.word ?? '')
}

function isPassive(tokens: readonly Token[], verb: number): boolean {
  return (
    tokens.slice(Math.max(0, verb - 2), verb).some(({ word }) => beForms.has(word)) &&
    tokens[verb]?.word.endsWith('ing') !== true
  )
}

const women = new Set(
  'woman women girl daughter mother queen widow wife sister maid'.split(' ').map((word) => stemEnglish(word)),
)
const subjectOfPatient: ReadonlyMap<string, string> = new Map([
  ['you', 'you'],
  ['us', 'we'],
  ['them', 'they'],
])
